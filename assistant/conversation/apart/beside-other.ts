import { askedBesideTurn } from '#conversation/apart/asked-beside.ts'
import { conceptsIn } from '#conversation/apart/concepts-in.ts'
import { findEntryBeside, type Half } from '#conversation/apart/entry-beside.ts'
import { afterBillsAsked } from '#conversation/asking/bills/after-bills.ts'
import { chained } from '#conversation/bills/chained.ts'
import { isPutByBoth } from '#conversation/goals/own-words/into-goal.ts'
import { tellsFormerLimit } from '#conversation/limits/standing/moved-to.ts'
import { isOfItsSum } from '#conversation/limits/standing/of-its-sum.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { findVerb } from '#language/verbs.ts'
import { ownShareIn } from '#understanding/intents/commitments/own-share.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** Without one of these nothing but entries is told. */
const telling = new Set(
  (
    'quanto quanta quantos quantas qual quais saldo fecha feche todo toda todos todas mensal mes meta limite ' +
    'orcamento teto juntar economizar lembra lembre lembrar x vezes paguei quitei paga'
  ).split(' '),
)

/**
 * The turn of an entry and something else in one message: "mercado 50, qual meu saldo?", "paguei 50
 * no mercado, aluguel 900 todo dia 5". Each is done, in the order told; a figure that is asked for
 * counts what is told as done, wherever it stands. Null where one half is not whole by itself.
 */
export function besideOtherTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  if (told.state.open) return null
  const reading = readMessage(told.text, told.today)
  const isTold = reading.tokens.some(({ norm }) => telling.has(norm))
  if (!isTold && !told.text.includes('?')) return null
  // "guardei 400, o Rafa pôs mais 300": into one goal.
  if (isPutByBoth(told, reading)) return null
  // "condomínio 600 todo mês, rachamos, então lança 300": one bill.
  if (ownShareIn(reading)) return null
  // "saldo menos os 864 de conta, quero saber o que sobra": the sum is in what is asked.
  if (reading.amounts.length === 1 && afterBillsAsked(told, reading)) return null
  if (tellsFormerLimit(told, reading) || isOfItsSum(reading)) return null
  const beside = findEntryBeside(told, reading, understand, isOther)
  if (!beside) return askedBesideTurn(told, understand)
  const { entry, other } = beside
  const isAsked = other.turn.effects[0]?.kind === 'query' && isCounted(entry.reading)
  const isFirst = beside.isBehind || isAsked || isReminder(other)
  return chained(isFirst ? [entry.turn, other.turn] : [other.turn, entry.turn])
}

/** What is asked for, or begun, beside an entry. */
function isOther(other: Half, entry: Half, isBehind: boolean): boolean {
  const { turn, reading } = other
  const [effect, more] = turn.effects
  if (isReminder(other)) return isBehind || !isOfList(entry)
  if (!effect || more || turn.also || turn.state.open) return false
  if (effect.kind === 'query') return reading.amounts.length === 0 && asks(reading)
  if (effect.kind === 'create-recurring') return isOnce(entry)
  // "paguei a internet, gastei 27 no almoço": the sum is of the deed that it stands with.
  if (effect.kind === 'pay') return reading.amounts.length === 0 && isDone(entry)
  if (effect.kind === 'buy-in-instalments') return isIncome(entry) && isDone(other)
  // "18,50 na padaria; quero saber quanto sobrou do limite" sets none.
  const isAsked = asks(reading) || reading.tokens.some(({ norm }) => norm.startsWith('quant'))
  if (isAsked) return false
  // "orçamento de mercado 1.200, restaurante 300" sets two.
  if (effect.kind === 'set-budget') {
    return (isBehind ? !isOfBoth(entry, other) : isDone(entry)) && isOfLately(entry)
  }
  // "meta de quitar o cartão: 4.350, já paguei 800" is a part of it.
  return effect.kind === 'create-goal' && entry.reading.tokens.every(({ norm }) => !there.has(norm))
}

const there = new Set('ja guardado guardados separado separados juntado juntados'.split(' '))

/** "me lembra do condomínio 640 dia 10 e da natação 165 dia 12": one more to be reminded of. */
function isOfList(entry: Half): boolean {
  const { tokens, days } = entry.reading
  const isDated = days.some(({ first }) => tokens[first]?.norm === 'dia')
  return isDated && !isDone(entry)
}

function isDone({ reading: { tokens } }: Half): boolean {
  return tokens.some(({ norm }) => findVerb(norm)?.form === 'i-did')
}

/** "400 pra comida e 150 pra lazer, limite do mês": what stands behind a comma is of both. */
function isOfBoth(entry: Half, { reading: { tokens, amounts } }: Half): boolean {
  const limit = tokens.findLastIndex(({ norm }) => ['limite', 'teto', 'orcamento'].includes(norm))
  const mark = tokens.findLastIndex(({ norm }, at) => norm === ',' && at < limit)
  const last = amounts.at(-1)?.last ?? limit
  return !isDone(entry) && mark > last
}

function isIncome({ turn: { effects } }: Half): boolean {
  return effects.every((one) => {
    if (one.kind !== 'create-transactions') return false
    return one.transactions.every(({ type }) => type === 'receita')
  })
}

/** "em outubro gastei 520 com lazer, o limite agora é 400" says why. */
function isOfLately({ turn: { effects, today } }: Half): boolean {
  const weekAgo = today.subtract({ days: 7 })
  return effects.every((one) => {
    if (one.kind !== 'create-transactions') return false
    return one.transactions.every(({ date }) => Temporal.PlainDate.compare(date, weekAgo) >= 0)
  })
}

/** Asked whether, or of how much, to remind: behind what was done, so that it can be answered. */
function isReminder({ turn: { effects, reply }, reading: { tokens } }: Half): boolean {
  const at = tokens.slice(0, 2).findIndex(({ norm }) => reminding.has(norm))
  // "lembra que te falei do cimento?" reminds Lya.
  if (effects.length > 0 || at < 0 || tokens[at + 1]?.norm === 'que') return false
  return reply.kind === 'bill' || reply.kind === 'offer' || reply.kind === 'none'
}

const reminding = new Set(['lembra', 'lembre', 'lembrar'])

/** "qual meu saldo?", "me diz o saldo", "quero saber quanto sobrou": and no "acertou o saldo". */
function asks({ text, tokens }: Reading): boolean {
  const [first, second] = tokens
  const isWished = first?.norm === 'quero' && (second?.norm === 'saber' || second?.norm === 'ver')
  return text.trim().endsWith('?') || isWished || asking.has(first?.norm ?? '')
}

/** "quanto deu hoje? põe mais 32 de xarope": of a deed, and no more than a name and a sum. */
export function isCounted({ tokens }: Reading): boolean {
  return tokens.some(({ norm }) => added.has(norm) || findVerb(norm) !== undefined)
}

const added = new Set('mais tambem ainda contando com teve soma junto'.split(' '))

const asking = new Set(
  'quanto quanta quantos quantas qual quais me mostra diz fecha feche'.split(' '),
)

/** "luz 120, aluguel 900 todo dia 5" may be two bills; what was eaten comes once. */
function isOnce(entry: Half): boolean {
  const { tokens } = entry.reading
  // "e também da academia, que debita 99 no dia 12": one more of each month.
  if (isOfList(entry) || tokens.some(({ norm }) => inParts.has(norm))) return false
  return isDone(entry) || conceptsIn(entry.reading).some((one) => daily.has(one))
}

/** "comprei a crédito um jogo de cama de 240, pago 80 por mês" is one purchase. */
const inParts = new Set('credito parcelado parcela parcelas prestacao entrada total'.split(' '))

const daily = new Set<string>(['groceries', 'restaurant', 'meat', 'ride', 'fuel', 'pharmacy'])
