import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { goalNamed } from '#conversation/goals/framed/goal-named.ts'
import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { fold } from '#language/fold.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import type { Reading } from '#understanding/reading.ts'

const makes =
  'faz|faca|fazer|cria|crie|criar|monta|monte|montar|abre|abra|abrir|bota|bote|botar|poe|ponha|coloca|' +
  'coloque|colocar|registra|registre|quero|queria|gostaria|vira|bora|nova'

/** That a goal is to be made, wherever that stands in the message. */
const wanted = new PhraseBook('that a goal is wanted', [
  {
    means: 'wanted',
    say: `${makes} ..4 meta|objetivo`,
    not: [
      'meta|metas de gasto|gastos',
      'bater|bati|atingir|atingi|nao|qual|minhas meta',
      'dessa|nessa|essa|na|da meta',
    ],
    like: 'monta uma meta pra essa viagem',
  },
  { means: 'wanted', say: 'eh|vira|como uma|minha|nossa meta', like: '9 mil a viagem, é uma meta' },
  { means: 'wanted', say: '.|!|,|: meta ..3 @', like: 'abrindo ticket. meta viagem chile 9000' },
  {
    means: 'wanted',
    say: 'quero|queremos|queria chegar|completar [em|a|nos|aos|ate] [uns] [r] [$] @',
    like: 'vou separar 500 pra uma reserva, quero chegar em 6 mil',
  },
  {
    means: 'wanted',
    say: 'falta|faltam chegar|inteirar [em|a|nos|aos|ate|os] [r] [$] @',
    like: 'já tenho 800 guardado pra furadeira, falta chegar nos 5 mil',
  },
  { means: 'wanted', say: 'como meta', like: 'uma reserva de 10 mil, bota como meta' },
])
const wished = new PhraseBook('that something far off is wished', [
  {
    means: 'wished',
    say: 'quero|queria|querendo|sonho|sonhando|planejo|planejando [d*|em] ir|viajar|comprar|trocar|fazer|conhecer|reformar',
    like: 'a gente tá querendo ir pro Chile em julho',
  },
])
const saving = 'guardar|guardando|juntar|juntando|separar|separando|poupar|poupando'
const savingWords = new Set(saving.split('|'))
/** That she is asked to help saving. */
const helped = new PhraseBook('that saving here is asked for', [
  {
    means: 'helped',
    say: `da pra [eu|ir|a] [gente] [ir] ${saving}`,
    like: 'dá pra ir guardando aí?',
  },
  {
    means: 'helped',
    say: `tem como [eu|a] [gente] [ir] ${saving}`,
    like: 'tem como ir separando?',
  },
  { means: 'helped', say: `ajuda|ajudar a|pra [ir] ${saving}`, like: 'me ajuda a juntar?' },
])
const dreamt = new PhraseBook('that something is thought of', [
  { means: 'dreamt', say: 'queria|quero juntar', like: 'queria juntar 1500 pra ir pra Aparecida' },
  { means: 'dreamt', say: 'pensando em', like: 'tava pensando em ir pra Aparecida' },
  { means: 'dreamt', say: 'vou precisar de', like: 'vou precisar de 1500 pra ir pra lá' },
])
const putBy =
  'guardei guardado guardados guardada guardadas juntei juntamos juntado separei separado separados ' +
  'separamos reservei reservado reservados poupei poupado'
/** "tenho 20" may be anything. */
const surely = words(putBy)
/** What is there of it already. */
const kept = words(putBy, 'separada temos tenho tem cofrinho caixinha')
const cuts = words(', . ; : ! ? ( ) e')
/** A limit, or what is put into one that stands. */
const isOfElse = anyOf(
  'meta de gasto; pra receber; a receber; teto; limite; orcamento; nao eh meta; nao e meta; por mes; todo mes',
)

/** "faz disso uma meta?" is an order all the same. */
const asks = anyOf('quanto; quantos; como; qual; quando; sera')

/**
 * The turn of a goal that is asked for in so many words, wherever they stand and whatever is said
 * around them: "kkk vou virar chique, quero ir pro Chile. São 9.000, monta uma meta pra essa
 * viagem". Its sum is the one that is not there already. Null for any other message, and where two
 * sums cannot be told apart.
 */
export function goalFramedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const isHelped = helped.isIn(reading) && (wished.isIn(reading) || dreamt.isIn(reading))
  if ((!isHelped && asks(reading.flat)) || isOfElse(reading.flat)) return null
  const sums = sumsIn(reading)
  // What is wished, and is saved for already, is a goal by whatever name.
  const isWanted =
    isHelped ||
    wanted.isIn(reading) ||
    (sums?.saved != null && wished.isIn(reading) && isForIt(reading))
  if (!isWanted) return null
  const name = sums && goalNamed(message)
  if (!sums || name === null || savingWords.has(fold(name))) return null
  const { whole, saved } = sums
  const amount = Math.round(whole.valueCents)
  if (amount <= (saved ?? 0) || amount > limits.amountCentsMax) return null
  if (fitting(tellingIn(message), input.goals ?? []).some(({ at }) => at.length > 0)) return null
  return goalMade(input, message, { name, amount, saved })
}

/** Makes the goal of that name and sum, with what is put by for it and by when, if that is told. */
export function goalMade(
  input: TurnInput,
  message: Pick<Message, 'reading'>,
  { name, amount, saved }: { name: string; amount: number; saved: number | null },
): Turn {
  const date = deadlineIn(message)
  const goal = {
    name,
    targetCents: cents(amount),
    ...(saved === null ? {} : { savedCents: cents(saved) }),
    targetDate: date === null ? null : Temporal.PlainDate.from(date),
  }
  const fields = { description: name, amount, ...(date === null ? {} : { date }) }
  const read = { intent: 'goal_create', confidence: 90, fields } as const
  return carry(input, read, { kind: 'create-goal', goal })
}

/** What it is to come to, and what is there of it, in centavos. */
function sumsIn(reading: Reading): { whole: Amount; saved: number | null } | null {
  const [first, second, another] = reading.amounts.filter((one) => !isPlanned(reading, one))
  if (!first || another || reading.amounts.some((one) => one.isForeign || one.isNegative))
    return null
  if (!second) return isKept(reading, first) ? null : { whole: first, saved: null }
  const [isFirst, isSecond] = [isKept(reading, first), isKept(reading, second)]
  if (isFirst === isSecond) return null
  const [whole, saved] = isFirst ? [second, first] : [first, second]
  return { whole, saved: Math.round(saved.valueCents) }
}

/** Whether the clause of a sum says that it is there. */
export function isKept({ tokens }: Reading, { first, last }: Amount): boolean {
  const from = tokens.findLastIndex(({ norm }, at) => at < first && cuts.has(norm))
  const to = tokens.findIndex(({ norm }, at) => at > last && cuts.has(norm))
  const clause = tokens.slice(from + 1, to < 0 ? tokens.length : to)
  return clause.some(({ norm }) => kept.has(norm))
}

/** "vou separar 500": it is not there yet, and is not what it comes to. */
function isPlanned({ tokens }: Reading, { first }: Amount): boolean {
  const before = tokens.slice(Math.max(0, first - plannedMax), first).map(({ norm }) => norm)
  const at = before.findLastIndex((norm) => puts.has(norm))
  return at > 0 && going.has(before[at - 1] ?? '')
}

const plannedMax = 5
const puts = words('separar guardar juntar por botar colocar reservar')
const going = words('vou vamos pretendo')

/** What is put by is for nothing else: "tenho 500 guardado pro aluguel". */
function isForIt({ tokens }: Reading): boolean {
  const at = tokens.findIndex(({ norm }) => surely.has(norm))
  const next = tokens[at + 1]?.norm ?? ''
  const isFor = /^(?:pr[ao]s?|para)$/.test(next)
  return at >= 0 && (!isFor || pointing.has(tokens[at + 2]?.norm ?? ''))
}

const pointing = words('isso ela ele essa esse la viagem')
