import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { chained } from '#conversation/bills/chained.ts'
import { comesToTurn } from '#conversation/bills/comes-to.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { figuresIn } from '#conversation/plain/figures.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import { isPlain } from '#conversation/restating/referent/is-plain.ts'
import { isOnce } from '#conversation/restating/referent/is-told.ts'
import { sumOf } from '#conversation/restating/referent/mend-referred.ts'
import { billsOf, entriesOf, type Own } from '#conversation/restating/referent/own.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isDenied } from '#understanding/memory/restated-sum.ts'

const being = words('eh sao era')
/** "ops, luz 134 e água 70" may be two that were forgotten. */
const wrong = words(
  'errei errado errada errados erradas engano enganei confundi inverti digitei trocado trocada ' +
    'trocados trocadas troquei batem bate diferente diferentes verdade vdd certo correto corrige corrija muda ' +
    'mude arruma conserta corrigindo correcao li atualiza',
)

/**
 * The turn of "está trocado. prestação 3.279,60 e condomínio 640": each of several things that
 * stand there, of which one at least is a bill, comes to the figure behind its name. Null where a
 * figure has no name of these, or it is not said that something was wrong.
 */
export function pairsTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const figures = figuresIn(reading)?.filter((one) => !isDenied(reading, one)) ?? []
  if (figures.length < 2 || reading.days.length > 0 || isOnce(reading)) return null
  const isWrong = hasOneOf(reading, wrong)
  const isLed = ({ first }: { first: number }) => being.has(reading.tokens[first - 1]?.norm ?? '')
  const isSo = figures.slice(0, 1).every(isLed)
  if (!isWrong && !isSo) return null
  // What a bill and an entry of one name are told apart by is not here.
  const known = [...billsOf(input), ...entriesOf(input)]
  const said = tellingIn(message)
  const at = new Set<number>()
  const pairs = figures.map((figure, index) => {
    const from = figures[index - 1]?.last ?? -1
    const near = said.filter((one) => one.at > from && one.at < figure.first)
    const fits = fitting(near, known).filter((fit) => fit.at.length > 0 && fit.isWhole)
    const [fit, another] = fits
    for (let one = figure.first; one <= figure.last; one += 1) at.add(one)
    for (const one of fit?.at ?? []) at.add(one)
    return fit && !another ? { thing: fit.thing, sum: figure.cents } : null
  })
  const found = pairs.flatMap((pair) => pair ?? [])
  const isEach = found.length === figures.length
  const isDistinct = new Set(found.map(({ thing }) => thing.id)).size === found.length
  const isOfBill = found.some(({ thing }) => thing.kind === 'bill')
  // "a luz é 134 e mercado 80" may tell of another purchase.
  const isEntry = found.some(({ thing }) => thing.kind === 'entry')
  if (isEntry && !isWrong && !figures.every(isLed)) return null
  if (!isEach || !isDistinct || !isOfBill || !isPlain(message, at)) return null
  const turns = found.flatMap(({ thing, sum }) => changed(input, thing, sum) ?? [])
  return by('restated', chained(turns))
}

function changed(input: TurnInput, own: Own, sum: number): Turn | null {
  if (sum === sumOf(own) || sum <= 0 || sum > limits.amountCentsMax) return null
  if (own.kind === 'bill') return comesToTurn(input, own.bill, cents(sum))
  return own.kind === 'entry' ? correctSum(input, own.entry, cents(sum)) : null
}
