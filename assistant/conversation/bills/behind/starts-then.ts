import { dueFrom } from '@lya/core/money/recurring/due-date.ts'
import { justTold } from '#conversation/bills/behind/just-told.ts'
import { keptAnew, keptLast } from '#conversation/bills/behind/kept-anew.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const starts = new PhraseBook('from which month on a bill is paid', [
  {
    means: 'starts',
    say: '^ [{mended}] [mas|so|eh] [a] partir|comeca|comecando|inicia|desde [so] [de|em|no] [mes] [de] {month} $',
    like: 'começa em janeiro',
  },
  {
    means: 'starts',
    say: '^ [{mended}] [so] [a|o] primeira|primeiro [parcela|mensalidade] [eh|vence|cai] [so] [em] {month} $',
    like: 'a primeira é só em janeiro',
  },
])
const besides = new Set('partir comeca comecando inicia desde primeira primeiro'.split(' '))
const monthsOfYear = 12
/** "desde outubro", in November, is of what began before. */
const aheadMax = 9

/**
 * The turn of "a partir de fevereiro", behind a bill of each month: it falls due then for the first
 * time. Null for any other message.
 */
export function startsThenTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || isQuestion(reading) || !starts.isIn(reading)) return null
  const recurring = keptLast(input)
  const isBeside = (word: string) => besides.has(word) || months.has(word)
  const told = recurring && justTold(input, message, isBeside)
  const word = reading.tokens.findLast(({ norm }) => months.has(norm))
  const month = word && months.get(word.norm)
  if (!told || month === undefined) return null
  const next = Temporal.PlainDate.from(recurring.nextDate)
  const ahead = (month - next.month + monthsOfYear) % monthsOfYear
  if (ahead === 0 || ahead > aheadMax) return null
  const { frequency, dueDay } = recurring
  const from = next.with({ day: 1 }).add({ months: ahead })
  const due = dueFrom(from, next, { frequency, dueDay })
  return keptAnew(input, told.bill.id, { ...recurring, nextDate: due.toString() })
}
