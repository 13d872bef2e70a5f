import { justTold } from '#conversation/bills/behind/just-told.ts'
import { keptAnew, keptLast } from '#conversation/bills/behind/kept-anew.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

const parts = 'parcelas|prestacoes|vezes|meses|mensalidades|x'

const ends = new PhraseBook('that a bill of each month ends', [
  {
    means: 'until',
    say: '^ ..4 ate [o] [mes] [de] {month} [so|apenas] ..2 $',
    like: 'é até março só',
  },
  {
    means: 'until',
    say: '^ ..3 acaba|termina|encerra em|no [mes] [de] {month} ..2 $',
    like: 'acaba em março',
    not: ['comeca|comecando ..6 termina'],
  },
  {
    means: 'count',
    say: `^ [{mended}] [so] eh|sao|serao|falta|faltam|restam [so|ainda|mais|por] # ${parts} [so|apenas|ainda] [no] [total] [na] [verdade] $`,
    like: 'são 10 meses só',
  },
  { means: 'count', say: `^ so [por] # ${parts} $`, like: 'só 6 meses' },
  {
    means: 'bare',
    say: '^ [ah|e|,] [ainda|so] faltam|restam [so|ainda|mais] # [ainda|.] $',
    like: 'faltam 6',
  },
])
const besides = new Set(
  'ate acaba termina encerra apenas total vai vale dura so falta faltam restam'.split(' '),
)
const countMax = 420
const monthsOfYear = 12

/**
 * The turn of "é até março só", "são 10 meses", behind a bill of each month: it ends then. Null for
 * any other message.
 */
export function endsThenTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const found = ends.find(reading)
  const isCounted = found?.means === 'bare' && isOfParts(input)
  if ((reading.amounts.length > 0 && !isCounted) || isQuestion(reading)) return null
  const recurring = found ? keptLast(input) : null
  const told = recurring && justTold(input, message, isBeside)
  if (!found || !recurring || !told) return null
  const partsLeft = found.means === 'until' ? untilMonth(reading, recurring) : countIn(reading)
  if (partsLeft === null || partsLeft < 2 || partsLeft > countMax) return null
  return keptAnew(input, told.bill.id, { ...recurring, partsLeft })
}

const ofParts = new Set('parcela prestacao financiamento consorcio emprestimo carne'.split(' '))

/** "faltam 6" behind 'Parcela do sofá' tells how many, and no sum. */
function isOfParts({ state: { last } }: TurnInput): boolean {
  return fold(last?.name ?? '')
    .split(' ')
    .some((word) => ofParts.has(word))
}

function isBeside(word: string): boolean {
  return besides.has(word) || months.has(word) || word === 'meses' || word === 'x'
}

function countIn({ numbers }: Reading): number | null {
  const [only, another] = numbers.flatMap(({ hundredths }) => hundredths ?? [])
  return only === undefined || another !== undefined ? null : only / 100
}

/** How often it falls due until the end of the next such month. */
function untilMonth({ tokens }: Reading, { nextDate }: { nextDate: string }): number | null {
  const word = tokens.findLast(({ norm }) => months.has(norm))
  const month = word && months.get(word.norm)
  if (month === undefined) return null
  const next = Temporal.PlainDate.from(nextDate)
  return ((month - next.month + monthsOfYear) % monthsOfYear) + 1
}
