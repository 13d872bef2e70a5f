import { choose } from '#conversation/make-turn.ts'
import { noTarget, optionsOf } from '#conversation/meant-transaction.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf, isLaugh } from '#conversation/plain/only-of.ts'
import { takingAway } from '#conversation/plain/taking-away.ts'
import { deletion, removalOf } from '#conversation/removing/deletion.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import { asksForDeed } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const takes = words(
  takingAway,
  'deleta delete deletar retirar elimina elimine eliminar some suma sumir',
)
const pointing = words('o aquele esse este nesse naquele')
const kinds = words('lancamento gasto registro valor item')
const joints = words('de r $ com ali ai')
/** What may stand between the sum and the order, and behind the order. */
const around = words(
  'ali ai la aqui ele nele pode podia pra mim favor por pfv pf lya ta esta errado foi engano quero ' +
    'que vc voce tu reais conto , ? . ! com ja o',
)
const withIt = words('ele ai la aqui pra mim favor por pfv pf lya isso ja reais conto')
const ofThem = words('os as outros outras dois duas tres demais')
/** Another book, less than the whole, or another deed. */
const otherwise = words(
  'limite teto orcamento meta conta contas boleto lembrete metade parte mensal mes parcela nome dia ' +
    'categoria nunca muda mude troca troque corrige poe bota coloca so se',
)
const deeds: readonly string[] = ['spend', 'buy', 'earn', 'sell', 'lend', 'repay', 'charge']
const tokensMax = 26

/**
 * The turn of "o de 18 pode excluir, os outros dois estão certos": the one entry of that sum goes,
 * and nothing else. It is known by a sum that is pointed at, by the order right beside it, and by
 * an entry that came to it. Null where a thing is named, or where another sum is told.
 */
export function ofThatSumTurn(told: TurnInput): Turn | null {
  const reading = readMessage(told.text, told.today)
  const { tokens } = reading
  if (told.state.open || tokens.length > tokensMax || reading.days.length > 0) return null
  const [amount, ...more] = reading.amounts
  if (!amount || !more.every(({ first }) => isCount(reading, first))) return null
  const from = pointerTo(reading, amount.first)
  const isAsked = tokens.at(-1)?.norm === '?' && !asksForDeed(reading)
  const order = from === null || isAsked ? null : orderBeside(reading, from, amount.last)
  if (order === null || namesMore(told, reading)) return null
  const sum = Math.round(amount.valueCents)
  const same = rememberedIn(told).filter(({ amountCents }) => amountCents === sum)
  const [one, other] = same
  const isBill = told.payments?.some(({ amountCents }) => amountCents === sum)
  if (!one || isBill) return null
  if (!other) return by('removed', deletion(told, one))
  const among = { slot: 'transaction', options: optionsOf(same) } as const
  return by('removed', choose(told, removalOf(one), { kind: 'delete', target: noTarget }, among))
}

/** "os outros dois": of how many it is said, and no sum. */
function isCount({ tokens }: Reading, first: number): boolean {
  const [before, lead] = [tokens[first - 1]?.norm ?? '', tokens[first]?.norm ?? '']
  return ofThem.has(before) && ofThem.has(lead)
}

/** Where "o de 18", "o lançamento de R$ 18", "esse 18" begins; null where no sum is pointed at. */
function pointerTo({ tokens }: Reading, first: number): number | null {
  let at = first - 1
  while (joints.has(tokens[at]?.norm ?? '')) at -= 1
  const isKind = kinds.has(tokens[at]?.norm ?? '')
  if (isKind) at -= 1
  const norm = tokens[at]?.norm ?? ''
  if (!pointing.has(norm)) return null
  return norm === 'o' && at === first - 1 ? null : at
}

/** The order right before what is pointed at or right behind it, which is of nothing else. */
function orderBeside({ tokens }: Reading, from: number, last: number): number | null {
  const norms = tokens.map(({ norm }) => norm)
  const before = from - 1 - Number(norms[from - 1] === 'com')
  if (isOrder(norms, before)) return norms[before - 1] === 'nao' ? null : before
  const order = norms.findIndex((_norm, at) => at > last && isOrder(norms, at))
  if (order < 0 || !tokens.slice(last + 1, order).every(isAround)) return null
  const behind = tokens.slice(order + 1)
  const end = behind.findIndex(({ kind }) => kind === 'mark' || kind === 'emoji')
  const object = end < 0 ? behind : behind.slice(0, end)
  return object.every(({ norm }) => withIt.has(norm) || norm === 'com') ? order : null
}

/** "some com ele", and no "ele some". */
function isOrder(norms: readonly string[], at: number): boolean {
  const norm = norms[at] ?? ''
  return takes.has(norm) && (norm !== 'some' || norms[at + 1] === 'com')
}

function isAround({ kind, norm }: Reading['tokens'][number]): boolean {
  return kind === 'emoji' || around.has(norm) || isLaugh(norm)
}

/** A thing or a deed, or something that stands there by name. */
function namesMore(told: TurnInput, reading: Reading): boolean {
  const { payments = [], goals = [] } = told
  const all = [...rememberedIn(told), ...payments, ...goals]
  if (fitting(tellingIn({ reading }), all).some(({ at }) => at.length > 0)) return true
  if (hasOneOf(reading, otherwise)) return true
  return reading.tokens.some(({ norm }) => {
    const isOfMine = deeds.includes(findVerb(norm)?.sense ?? '')
    return (isThing(norm) && !kinds.has(norm) && !takes.has(norm)) || isOfMine
  })
}
