import { chained } from '#conversation/bills/chained.ts'
import { choose } from '#conversation/make-turn.ts'
import { nameWords } from '#conversation/match-named.ts'
import { noTarget, optionsOf } from '#conversation/meant-transaction.ts'
import { namedAmong, ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import { namedEach } from '#conversation/naming/named-each.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Read } from '#conversation/needs/needing.ts'
import { deletion, removalOf } from '#conversation/removing/deletion.ts'
import { severalNamed } from '#conversation/removing/several-named.ts'
import { isPlainOrder } from '#conversation/removing/struck/is-plain.ts'
import { struck } from '#conversation/removing/struck/strikes.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { FoundPhrase } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** It is of a goal, a bill, a limit, a name or what is asked, or of less than the whole. */
const besides = new Set(
  (
    'limite limites orcamento meta metas lembrete lembretes nome titulo categoria mensal todo todos ' +
    'assinatura assinaturas metade parte quanta quantos qual quais parcela parcelas vencimento fixo fixa juros taxa multa'
  ).split(' '),
)
const mayBe = new Set<Candidate['intent']>([
  ...(['none', 'clarify', 'log', 'correct', 'query', 'delete'] as const),
])

/**
 * The turn of "o uber não conta mais, a Rita que pagou", "pensando bem, não anota o bar não",
 * "desconsidere o uber e a padaria", of what was told in this conversation: it is taken out, and
 * nothing else. Null for what stands there under no such name, and for any other message.
 */
export const struckTurn: Read = (input, message, candidate) =>
  leans('removes', message.reading) ? null : orderedTurn(input, message, candidate)

/** The same of an order, which those who know more of orders heard first. */
export function orderedTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  if (input.state.open) return null
  if (!mayBe.has(candidate.intent) && candidate.rule !== 'refusal') return null
  if (leans('neverRemoves', reading) || leans('monthly', reading)) return null
  const found = struck.findAll(reading).toSorted(ordersLast)[0]
  if (!found || isAsked(message) || isBesides(input, message, found)) return null
  if (rest.has(reading.tokens.at(-1)?.norm ?? '')) return ofTheRest(input, message)
  const meant = meantBy(input, message, found)
  const sums = reading.amounts.map(({ valueCents }) => Math.round(valueCents))
  const isOfThem = sums.every((sum) => meant.some(({ amountCents }) => amountCents === sum))
  if (meant.length === 0 || !isOfThem) return null
  const [only, another] = meant
  if (only && another && meant.every(({ name }) => name === only.name)) {
    const among = { slot: 'transaction', options: optionsOf(meant) } as const
    return choose(input, removalOf(only), { kind: 'delete', target: noTarget }, among)
  }
  if (!isPlainly(reading, meant, found)) return only && !another ? asked(input, only) : null
  return chained(meant.map((one) => deletion(input, one)))
}

const rest = new Set('resto restante outros outras demais'.split(' '))

/** "deixa só o mercado e apaga o resto": which of the others goes is asked. */
function ofTheRest(input: TurnInput, message: Message): Turn | null {
  const own = ownIn(input)
  const kept = namedAmong(message, own)
  const options = optionsOf(own.filter((one) => !kept.includes(one)))
  if (kept.length === 0 || options.length === 0) return null
  const among = { slot: 'transaction', options } as const
  const order = { intent: 'delete', confidence: 85 } as const
  return choose(input, order, { kind: 'delete', target: noTarget }, among)
}

/** Beside the order, and why it goes, nothing else is told. */
function isPlainly(
  reading: Message['reading'],
  meant: readonly Remembered[],
  found: FoundPhrase,
): boolean {
  const names = meant.map(({ name }) => name)
  const { days, tokens } = reading
  // "ignora a cerveja que te falei ontem" is of another.
  if (days.some(({ date }) => meant.every((one) => one.date !== date.toString()))) return false
  // "quero cancelar a netflix" may be done with those who sell it.
  const isWish = tokens.some(({ norm }, at) => {
    return norm.startsWith('cancela') && wishes.has(tokens[at - 1]?.norm ?? '')
  })
  return !isWish && isPlainOrder(reading, names, found)
}

const wishes = new Set('quero queria preciso vou melhor consigo tentei'.split(' '))

function asked(input: TurnInput, one: Remembered): Turn {
  const among = { slot: 'transaction', options: optionsOf([one]) } as const
  return choose(input, removalOf(one), { kind: 'delete', target: noTarget }, among)
}

/** Why it goes is surer than the order. */
function ordersLast(one: FoundPhrase, other: FoundPhrase): number {
  return Number(one.means === 'order') - Number(other.means === 'order')
}

function isBesides(
  { payments = [], goals = [] }: TurnInput,
  message: Message,
  { means }: FoundPhrase,
): boolean {
  const { tokens, flat } = message.reading
  const isAsking = flat.includes(' quanto ') && !flat.includes(' tanto ')
  if (isAsking || tokens.some(({ norm }) => besides.has(norm))) return true
  const said = tellingIn(message)
  // "esquece a luz" may be of the bill; what does not count is what was noted.
  const others = means === 'order' ? [...payments, ...goals] : goals
  return others.some((one) => fitting(said, [one]).some(({ at }) => at.length > 0))
}

/** "o uber não conta?", "como apago a luz?": and no "pode apagar a luz? foi minha mãe". */
function isAsked({ reading }: Message): boolean {
  const { tokens } = reading
  if (tokens.some(({ norm }) => norm === '?') && tokens.some(({ norm }) => how.has(norm)))
    return true
  return tokens.at(-1)?.norm === '?' && !leans('removes', reading)
}

const how = new Set(['como', 'onde', 'quando'])

/** What is named, once; several where they are listed. */
function meantBy(input: TurnInput, message: Message, verb: FoundPhrase): readonly Remembered[] {
  const own = ownIn(input)
  const several = severalNamed(input, message, { entries: own, verb })
  if (several) return several
  const before = namedEach(message, own, { first: 0, last: verb.first - 1 }) ?? []
  if (before.length > 1) return before
  const named = namedAmong(message, own)
  const meant = named.length > 0 ? named : calledIn(message, own)
  return meant.every(({ name }) => name === meant[0]?.name) ? meant : []
}

/** "o jogo do bicho", of 'Bicho', where that is one word of another meaning. */
function calledIn({ reading }: Message, own: readonly Remembered[]): Remembered[] {
  return own.filter(({ name }) => reading.flat.includes(` ${nameWords(name).join(' ')} `))
}
