import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Changes } from '#conversation/effect.ts'
import { carry, correctSum, say } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { namedAmong, ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import { fieldsOf } from '#conversation/memory/retold.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { categoryNamed, findNamedCategory } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { steppedOn, totalOf } from '#understanding/transactions/sums/sum.ts'

type Said = 'dated' | 'filed' | 'parted' | 'others' | 'exchanged'

const wordsMax = 14
const peopleMax = 20
const day = 'hoje|ontem|anteontem|na|no|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia'

const saidOfAll = new PhraseBook<Said>('said of all of them', [
  {
    means: 'others',
    say: `o|os resto|demais|outros [foi|foram|eh|era|eram] ${day}`,
    like: 'só a pizza foi hoje, o resto foi ontem',
  },
  {
    means: 'exchanged',
    say: '^ [ah|opa|ops|nao|eita] [,] [eu] inverti|inverte|inverta|inverteu [os|as] [valores|precos|dois|duas] [,|.|!] $',
    like: 'inverte',
  },
  {
    means: 'exchanged',
    say: '^ [ah|opa|ops|nao|eita] [,] [eu|voce] troquei|troca|trocou|esta|estao|ficou|ficaram [os|as] valores|precos|trocado|trocados|invertido|invertidos|contrario [,|.|!] $',
    like: 'troquei os valores',
  },
  {
    means: 'dated',
    say: `^ [na|verdade|ah|alias|,] [foi|era|foram|eram] tudo|todos|todas [isso] [foi|era|foram|eram] ${day}`,
    like: 'foi tudo ontem',
  },
  {
    means: 'filed',
    say: '^ [coloca|bota|poe|eh|foi|era|sao] tudo|todos|todas [isso] [eh|em|como|pra|de|foi|na|no] [categoria] ..2 [,|.|!] $',
    like: 'tudo lazer',
  },
  {
    means: 'parted',
    say: '^ [mas|ah|e] [a] [gente] rachamos|rachou|rachei|dividimos|dividiu|dividi [tudo|isso] em|por # [pessoas|amigas|amigos] [,|.|!] $',
    like: 'rachamos em 2',
  },
])

/**
 * The turn of what is said of everything that the last message told: "foi tudo ontem", "tudo
 * lazer", "rachamos em 3", "só a pizza foi hoje, o resto foi ontem". Null for any other message.
 */
export function allOfThemTurn(input: TurnInput, message: Message, _read: Candidate): Turn | null {
  const { reading } = message
  const { last } = input.state
  if (last?.kind !== 'created' || isQuestion(reading) || reading.tokens.length > wordsMax) {
    return null
  }
  const means = saidOfAll.find(reading)?.means
  if (!means) return null
  const told = ownIn({ state: { last } }).toReversed()
  if (means === 'parted') return partedTurn(input, message, told)
  if (told.length < 2 || reading.amounts.length > 0) return null
  if (means === 'exchanged') return exchanged(input, told)
  if (means === 'filed') return moved(input, message, told, filed(message, told))
  const { days } = reading
  if (means === 'dated') return moved(input, message, told, dated(reading, days.at(-1)))
  const named = namedAmong(message, told)
  if (named.length === 0 || days.length > 2) return null
  const others = told.filter((one) => !named.includes(one))
  const [first, second] = [dated(reading, days[0]), dated(reading, days[1])]
  // "a pizza foi ontem, o resto hoje", "o resto foi ontem".
  const turns = second
    ? [moved(input, message, named, first), moved(input, message, others, second)]
    : [moved(input, message, others, first)]
  return chained(turns.flatMap((turn) => turn ?? []))
}

type Reading = Message['reading']

function dated({ today }: Reading, day: Reading['days'][number] | undefined): Changes | null {
  const isPast = day && Temporal.PlainDate.compare(day.date, today) <= 0
  return isPast ? { date: day.date.toString() } : null
}

/** Those of them that do not stand so already. */
function moved(
  input: TurnInput,
  message: Message,
  told: readonly Remembered[],
  changes: Changes | null,
): Turn | null {
  if (!changes) return null
  const { date, categoryId } = changes
  const others = told.filter((one) => one.date !== date && one.categoryId !== categoryId)
  if (others.length === 0) {
    return say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' })
  }
  return chained(others.map((one) => changed(input, message, one, changes)))
}

function filed({ reading, index }: Message, told: readonly Remembered[]): Changes | null {
  const name = findNamedCategory(reading, index) ?? categoryNamed(reading, index)
  const own = index.all.find((one) => one.name === name)
  return own && told.every(({ type }) => type === own.type) ? { categoryId: own.id } : null
}

function changed(input: TurnInput, message: Message, one: Remembered, changes: Changes): Turn {
  const read = { intent: 'correct', confidence: 90, fields: fieldsOf(changes, message) } as const
  return carry(input, read, { kind: 'correct', target: targetOf(one.id), changes })
}

/** Of two each has the sum of the other. */
function exchanged(input: TurnInput, told: readonly Remembered[]): Turn | null {
  const [one, other, another] = told
  if (!one || !other || another || one.amountCents === other.amountCents) return null
  const sums = [cents(other.amountCents), cents(one.amountCents)] as const
  return chained([correctSum(input, one, sums[0]), correctSum(input, other, sums[1])])
}

/** Each of them is shared by so many: what is left is one part of it. */
function partedTurn(
  input: TurnInput,
  { reading }: Message,
  told: readonly Remembered[],
): Turn | null {
  const [number, another] = reading.numbers
  const people = (number?.hundredths ?? 0) / 100
  const isShare = told.every(({ type, sum }) => {
    return type === 'despesa' && !sum?.steps.some(({ by }) => by === 'share')
  })
  if (another || !isShare || people < 2 || people > peopleMax || people % 1 !== 0) return null
  return chained(
    told.map((one) => {
      const sum = steppedOn(one, { by: 'share', parts: 1, of: people })
      return correctSum(input, one, cents(totalOf(sum)), sum)
    }),
  )
}
