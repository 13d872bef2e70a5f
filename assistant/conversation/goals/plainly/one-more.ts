import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { isGoalSpokenOf, metas } from '#conversation/goals/plainly/goal-told.ts'
import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { figuresIn } from '#conversation/plain/figures.ts'
import { around, hasOneOf, isOnlyOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import type { Reading } from '#understanding/reading.ts'

const other = words('outra outras outro mais tambem alem fora nova segunda')
const making = words(
  'cria crie criar abre abra abrir faz faca fazer bota bote coloca coloque poe ponha adiciona ' +
    'adicione adicionar incluir inclua acrescentar cadastra cadastre cadastrar registra anota anote monta monte montar inclui ' +
    'comeca comecar',
)
const wishing = words(
  'vamos bora quero queria queremos gostaria preciso precisava pretendo penso pensando querendo vou to tou ' +
    'estou desejo juntar guardar ter',
)
/** Nothing but a goal is called so where it is to be saved up. */
const savings = words('reserva reservinha poupanca colchao caixinha fundo')
const ofReserve = words('emergencia emergencias financeira seguranca imprevisto imprevistos')
const beside = words(
  'uma um agora la mil total valor como ser eh seria e porque pq pois nunca sabe futuro ' +
    'da pra duas ter objetivo junto ainda vida gente alguma',
)
const why = words('porque pq pois que')
const byes = words('ate em por todo cada')
/** It is put, or written: what stands behind is no goal to be made. */
const puts = words(
  'bota bote coloca coloque poe ponha adiciona adicione adicionar inclui anota anote registra',
)
const does = words('faz faca fazer')
const within = words('na no nas nos da do nessa nesse dessa desse pra')
const stays = words('to tou estou')

/**
 * The turn of "cria mais uma: reserva, 10 mil", "quero fazer também uma reserva de 10000", behind a
 * goal: one more. It is told by there being nothing else in the message. Null for any other.
 */
export function oneMoreGoalTurn(input: TurnInput, message: Message): Turn | null {
  const whole = withoutOrdinal(message.reading)
  const reading = beforeWhy(whole)
  const [sum, another] = figuresIn(reading) ?? []
  if (!sum || another || hasOneOf(reading, byes) || !isGoalSpokenOf(input)) return null
  const at = nameAt(reading)
  const isSaid = hasOneOf(reading, metas)
  if (isThereAlready(reading) || (!isSaid && isOfWhatIs(reading, at))) return null
  // "quero uma reserva de 10 mil" is one; "quero um sofá de 1000" may be bought.
  const isWished = hasOneOf(reading, wishing) || hasOneOf(reading, other) || isSaid
  // "fazer reserva 300" may be of a table.
  if (hasOneOf(reading, does) && !isWished) return null
  const isOrdered = hasOneOf(reading, making) || isWished
  const isMore = hasOneOf(reading, other)
  if (at.length === 0 || !(isOrdered || isMore) || !isOfGoal(reading, isSaid, isMore)) return null
  const own = fitting(tellingIn(message), input.goals ?? []).filter((one) => one.at.length > 0)
  // "além da viagem"
  const known = own.flatMap((one) => one.at)
  if (known.some((one) => at.includes(one))) return null
  const sets = [other, making, wishing, metas, beside, around]
  if (!isOnlyOf(reading, sets, [...at, ...known]) || sum.cents > limits.amountCentsMax) return null
  const { text, tokens } = reading
  const name = capital(text.slice(tokens[at[0] ?? 0]?.start, tokens[at.at(-1) ?? 0]?.end))
  const read: Read = {
    ...{ intent: 'goal_create', confidence: 90 },
    fields: { description: name, amount: sum.cents },
  }
  const by = deadlineIn({ reading })
  const targetDate = by === null ? null : Temporal.PlainDate.from(by)
  const goal = { name, targetCents: cents(sum.cents), targetDate }
  return carry(input, read, { kind: 'create-goal', goal })
}

/** "uma segunda meta" tells no day. */
function withoutOrdinal(reading: Reading): Reading {
  const isOrdinal = ({ last }: { last: number }) => metas.has(reading.tokens[last + 1]?.norm ?? '')
  return { ...reading, days: reading.days.filter((day) => !isOrdinal(day)) }
}

/** "tô com uma reserva de 2000", "uma reserva no dia 10": no goal is meant. */
function isThereAlready({ days, tokens }: Reading): boolean {
  if (days.length > 0) return true
  return tokens.some(({ norm }, at) => stays.has(norm) && tokens[at + 1]?.norm === 'com')
}

/** "mais 200 na reserva", "bota 30 de poupança"; "quero ter 2000 na poupança" is one to be. */
function isOfWhatIs(reading: Reading, [first = 0]: readonly number[]): boolean {
  const lead = reading.tokens[first - 1]?.norm ?? ''
  const isToHave = hasOneOf(reading, having) && hasOneOf(reading, wants)
  return (within.has(lead) && !isToHave) || (lead === 'de' && hasOneOf(reading, puts))
}

const having = words('ter juntar')
const wants = words('quero queria queremos gostaria')

function isOfGoal(reading: Reading, isSaid: boolean, isMore: boolean): boolean {
  return (isSaid && isMore) || hasOneOf(reading, savings)
}

/** "reserva de emergência": the word of saving, and what it is for. */
function nameAt({ tokens }: Reading): number[] {
  const first = tokens.findIndex(({ norm }) => savings.has(norm))
  if (first < 0) return []
  const isOf = /^(?:de|pra|para|financeira)$/.test(tokens[first + 1]?.norm ?? '')
  const behind = [first + 1, first + 2].find((at) => ofReserve.has(tokens[at]?.norm ?? ''))
  if (!isOf || behind === undefined) return [first]
  return Array.from({ length: behind - first + 1 }, (_, more) => first + more)
}

/** ", que a gente nunca sabe o dia de amanhã" tells why, and no day. */
function beforeWhy(reading: Reading): Reading {
  const { tokens, amounts, days } = reading
  const from = Math.max(0, ...amounts.map(({ last }) => last))
  const end = tokens.findIndex(({ norm }, at) => at > from && why.has(norm))
  if (end < 0 || amounts.length === 0) return reading
  const isBefore = (one: { last: number }) => one.last < end
  const flat = ` ${tokens
    .slice(0, end)
    .map(({ norm }) => norm)
    .join(' ')} `
  return { ...reading, flat, tokens: tokens.slice(0, end), days: days.filter(isBefore) }
}
