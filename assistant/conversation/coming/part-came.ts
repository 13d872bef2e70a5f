import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { besideWhole, type Figure } from '#conversation/coming/left/beside-whole.ts'
import { namesWhatFor, tellsWhatBecame } from '#conversation/coming/left/what-became.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { correctSum, say } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { namedAmong, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import type { Sum } from '#understanding/transactions/sums/sum.ts'

const told: Read = { intent: 'none', confidence: 90 }

/**
 * The turn of "ele só me deu 40, fica devendo 20", behind a sale of 60 that was written whole: so
 * much of it came, and the rest is remembered as owed. Null for any other message.
 */
export function partCameTurn(input: TurnInput, message: Message, _read: Candidate): Turn | null {
  const { reading } = message
  if (input.state.last?.kind !== 'created' || tellsWhatBecame(message)) return null
  const made = rememberedIn({ state: { last: input.state.last } })
  const [one, other, third] = besideWhole(reading, made)
  if (!one || third) return null
  // "Carol pagou só 150, o resto dia 5", of two who are to pay: hers.
  const told = other ? made.filter(({ amountCents }) => amountCents === sumOf(one, other)) : []
  const [entry, more] = partedAmong(message, made, told)
  if (!entry || more || entry.type !== 'receita' || isQuestion(reading)) return null
  if (namesWhatFor(message, entry.name)) return null
  if (!other && reading.amounts.length === 2) return shortOfTurn(input, message, entry)
  if (!other) return restLaterTurn(input, message, entry)
  const isWhole = Math.round(one.valueCents + other.valueCents) === entry.amountCents
  const stillOwed = isWhole
    ? (owedOf(reading, [one, other], owes) ?? onlySo(reading, one, other))
    : null
  if (stillOwed) {
    const amountCents = cents(Math.round((stillOwed === one ? other : one).valueCents))
    const leftCents = cents(Math.round(stillOwed.valueCents))
    return partOf(input, message, entry, { amountCents, leftCents })
  }
  const came = isWhole ? leaningIn('partCame', reading) : null
  if (!came || !leans('restOwed', reading)) return null
  const left = one.first >= came.first && one.first <= came.last ? other : one
  const amountCents = cents(Math.round((left === one ? other : one).valueCents))
  const leftCents = cents(Math.round(left.valueCents))
  return partOf(input, message, entry, { amountCents, leftCents })
}

const sumOf = (one: Figure, other: Figure) => Math.round(one.valueCents + other.valueCents)

const owes = new Set('falta faltam faltou resta restam deve devem devendo'.split(' '))
/** What is still to come stands beside one of these, where both come to the sale. */
const isLater = new Set(
  (
    'outros outras outra resto restante restantes completa completam completar ficou ficaram ficam ' +
    'sexta segunda terca quarta quinta sabado amanha depois semana mes'
  ).split(' '),
)

/** The other of "ele só me passou 500 e ficou de me dar os 200"; else what is told to be later. */
function onlySo(reading: Message['reading'], one: Figure, other: Figure): Figure | null {
  const { tokens } = reading
  const [isOne, isOther] = [one, other].map(({ first, last }) => {
    const before = tokens.slice(Math.max(0, first - 3), first)
    const mark = before.findLastIndex(({ kind }) => kind === 'mark')
    // "200 só no fim do mês" is later, and not fewer.
    const isDay = isWhen.has(tokens[last + 2]?.norm ?? '')
    const beside = [...before.slice(mark + 1), ...(isDay ? [] : tokens.slice(last + 1, last + 2))]
    return beside.some(({ norm }) => fewer.has(norm))
  })
  if (isOne !== isOther) return isOne ? other : one
  return owedOf(reading, [one, other], isLater)
}

/** What is spoken of: the only one that comes to both figures, else what is named. */
function partedAmong(message: Message, made: Remembered[], told: Remembered[]): Remembered[] {
  if (told.length === 1) return told
  return made.length > 1 ? namedAmong(message, made) : made
}

/** "dos 500 recebi só 350": nothing is told of the rest. */
function shortOfTurn(input: TurnInput, { reading }: Message, entry: Remembered): Turn | null {
  const came = reading.amounts.find(({ valueCents }) => valueCents < entry.amountCents)
  const before = reading.tokens.slice(0, came?.first).map(({ norm }) => norm)
  if (!came || !before.some((word) => fewer.has(word))) return null
  if (!/ (dos|desses|daqueles) /.test(reading.flat)) return null
  return correctSum(input, entry, cents(Math.round(came.valueCents)))
}

const isWhen = new Set('no na em dia quando depois amanha mes semana'.split(' '))
const fewer = new Set(['so', 'somente', 'apenas'])

/** The one of both that is told to be owed: "só falta 60", "60 ela me deve". */
function owedOf(
  { tokens }: Message['reading'],
  [one, other]: readonly [Figure, Figure],
  owes: ReadonlySet<string>,
): Figure | null {
  const isOwed = ({ first, last }: Figure, from: number, to: number) => {
    const beside = [
      ...tokens.slice(Math.max(from, first - 3), first),
      ...tokens.slice(last + 1, to),
    ]
    return beside.some(({ norm }) => owes.has(norm))
  }
  const middle = other.first - 3
  const isFirst = isOwed(one, 0, Math.min(one.last + 4, middle))
  const isSecond = isOwed(other, one.last + 1, other.last + 4)
  if (isFirst === isSecond) return null
  return isFirst ? one : other
}

/** "o comprador depositou 1.000 hoje e o resto dia 15", behind a sale of 1.850. */
function restLaterTurn(input: TurnInput, message: Message, entry: Remembered): Turn | null {
  const { reading } = message
  const [one] = reading.amounts
  const amountCents = cents(Math.round(one?.valueCents ?? 0))
  const isPart = amountCents > 0 && amountCents < entry.amountCents
  if (
    !isPart ||
    namesAnother(message, entry) ||
    !(leans('partCame', reading) || completes.isIn(reading)) ||
    !restBehind.isIn(reading)
  )
    return null
  return partOf(input, message, entry, {
    amountCents,
    leftCents: cents(entry.amountCents - amountCents),
  })
}

/** "recebi só 300 da Ana", behind what Marcia paid. */
function namesAnother(message: Message, { name }: Remembered): boolean {
  const known = fold(name)
  return tellingIn(message).some(({ word }) => {
    return !known.includes(word) && (isFirstName(word) || isThing(word))
  })
}

const completes = new PhraseBook('so much came as yet', [
  {
    means: 'yet',
    say: 'veio|caiu|entrou|tinha|recebi ..9 completa|completar|inteira|inteirar',
    like: 'veio 350, ele disse que completa na sexta',
  },
  { means: 'yet', say: 'por enquanto', like: 'foram 400 por enquanto, o resto semana que vem' },
])

const restBehind = new PhraseBook('the rest of a sale is to come on a day', [
  {
    means: 'later',
    say: '@ [reais] ..3 [e|,] [o|a] resto|restante|outra [metade] [so|fica|ficou|vai|vem|cai|eh|e|ele|ela|recebo] [so|paga|pra] [na|no|pra|pro|em] dia|amanha|depois|semana|mes|segunda|terca|quarta|quinta|sexta|sabado|domingo',
    not: ['eu|vou ..2 pago|paguei|pagar'],
    like: 'o comprador depositou 1.000 hoje e o resto dia 15',
  },
  {
    means: 'later',
    say: '@ [reais] ..8 completa|completar|inteira|inteirar [o|a|com] [resto|restante] [na|no|em|pra] [proxima] dia|amanha|depois|semana|mes|segunda|terca|quarta|quinta|sexta|sabado|domingo',
    like: 'veio 350, ele disse que completa na sexta',
  },
])

/** What came and what is left, with how each comes to that where it is known. */
interface Parted {
  amountCents: Cents
  leftCents: Cents
  cameSum?: Sum
  leftSum?: Sum
}

/** So much of the entry came, and the rest is remembered, with how it comes to that. */
export function partOf(
  input: TurnInput,
  message: Message,
  entry: Remembered,
  { amountCents, leftCents, cameSum, leftSum }: Parted,
): Turn {
  const turn = correctSum(input, entry, amountCents, cameSum)
  const { sum: _worked, ...draft } = restoreDraft(entry, input.categories)
  const worked = leftSum ? { sum: leftSum } : {}
  const rest = { ...draft, date: input.today, amountCents: leftCents, ...worked }
  const state = remembered(turn.state, rest, message, tellingWords(entry.name))
  const { reading } = message
  // "uma vai pagar só sexta, então entrou 225 hoje"
  const days = reading.days.filter(({ first }) => reading.tokens[first]?.norm !== 'hoje')
  const due = dueDayIn({ ...reading, days })
  const isAhead = due !== null && Temporal.PlainDate.compare(due, input.today) > 0
  const owed = { kind: 'owed', amountCents: leftCents, ...(isAhead ? { due } : {}) } as const
  return { ...turn, state, also: say(input, told, owed) }
}
