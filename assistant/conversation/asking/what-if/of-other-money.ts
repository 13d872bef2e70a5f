import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Reading } from '#understanding/reading.ts'

/** The words of what there is when so much is taken off. */
export const left = words(
  'sobra sobrar sobraria sobrava sobrara sobro resta restar restaria restava restara fica ficar ' +
    'ficaria ficava ficara fico ficarei ficariamos saldo tenho teria terei tinha',
)

/** Whether what is asked is of a part of the money, or the sum is there, or still comes. */
export function isOfOtherMoney(reading: Reading, verb: number, isOfLimit: boolean): boolean {
  const norms = reading.tokens.map(({ norm }) => norm)
  return (!isOfLimit && isOfPart(norms)) || isHeld(reading) || isToCome(norms, verb)
}

/** "quanto sobra pra alimentação" is of a limit, or of something else than all there is. */
function isOfPart(norms: readonly string[]): boolean {
  return norms.some((norm, at) => {
    if (!left.has(norm) || !parts.has(norms[at + 1] ?? '')) return false
    const next = norms.slice(at + 2).find((one) => !links.has(one))
    return next !== undefined && !wholes.has(next)
  })
}

const parts = words('pra pro para na no em da do de')
const links = words('o a os as meu minha nosso nossa')
const wholes = words(
  'mim gente eu nos mes conta saldo bolso banco carteira fim final gastar viver passar resto ' +
    'dinheiro grana total semana . , ? !',
)

/** "tenho 500": it is there. */
function isHeld({ amounts, tokens }: Reading): boolean {
  return amounts.some(({ first }) => holds.has(tokens[first - 1]?.norm ?? ''))
}

const holds = words('tenho tinha temos')

/** "pegar 500 com meu pai", "vai me pagar 200": it comes. */
function isToCome(norms: readonly string[], verb: number): boolean {
  const isPaid = norms.some((norm, at) => norm === 'me' && gives.has(norms[at + 1] ?? ''))
  const isOfThem = norms.some((norm, at) => norm === 'com' && theirs.has(norms[at + 1] ?? ''))
  return isPaid || (takes.has(norms[verb] ?? '') && isOfThem)
}

const gives = words('pagar paga pague dar der deu passar mandar')
const theirs = words('meu minha o a')
/** So is money taken that is put by, or that was spent already. */
const takes = words('pegar pegasse pegue pego pegarmos pegando tirando descontando')

/** "pegar 100 da viagem" of a goal, "descontando os 50 do uber" of what is written. */
export function isOfKnown(told: TurnInput, reading: Reading): boolean {
  if (!reading.tokens.some(({ folded }) => takes.has(folded))) return false
  const said = tellingIn({ reading })
  if (fitting(said, told.goals ?? []).some(({ at }) => at.length > 0)) return true
  const sums = reading.amounts.map(({ valueCents }) => Math.round(valueCents))
  const named = namedAmong({ reading }, rememberedIn(told), said)
  return named.some(({ amountCents }) => sums.includes(amountCents))
}
