import { cents } from '@lya/core/amounts/cents.ts'
import { keepBill, monthly } from '#conversation/coming/answered-bill.ts'
import { billOnce, offeringBill } from '#conversation/coming/coming-bill.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { categoryId } from '#conversation/intended-effect.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { billedAlone } from '#understanding/intents/commitments/billed.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const missing = new PhraseBook('a bill that is not paid yet', [
  {
    means: 'missing',
    say: '^ [e|ainda|so|mas|tambem|agora] [esta] falta|faltou|faltando|faltam [ainda|so|pagar] [pagar] o|a|os|as',
    like: 'falta o aluguel 900 dia 5',
  },
  {
    means: 'left-out',
    say: '^ [e|mas|so] [ai] faltou|esqueceu|esqueceste|ficou [faltando|fora|de] [fora] [de] o|a|os|as',
    like: 'faltou a academia, 99 dia 20',
  },
])

/**
 * The turn of "falta o aluguel 900 dia 5", as behind the list of what is to be paid: it is offered
 * to be kept. Null for any other message, and for what is no bill.
 */
export function stillMissingTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  // Behind the list of them it was left out there, and that is the wish to have it kept.
  const { intent, asked } = input.state
  const isListed = intent === 'query' && asked?.metric === 'upcoming'
  const isLeftOut = isListed && reading.tokens.some(({ norm }) => leftOut.has(norm))
  const found = missing.find(reading)
  if (
    !found ||
    (found.means === 'left-out' && !isLeftOut) ||
    isQuestion(reading) ||
    reading.days.length !== 1
  )
    return null
  const item = billedAlone(message)
  const due = dueDayIn(reading)
  // "faltou o pão de ontem" was only not told.
  if (!item?.day || !due || !(item.isBill || item.category !== undefined)) return null
  const { today, categories } = input
  const own = item.category ? categoryId({ category: item.category }, 'despesa', categories) : null
  const named = withoutLead(item.name)
  const description = capital(named)
  const amountCents = cents(item.amountCents)
  const draft = { type: 'despesa', description, categoryId: own, date: today, amountCents } as const
  const bill = billOnce(draft, due)
  if (leans('monthly', reading)) return keepBill(input, monthly(bill))
  return isLeftOut ? keepBill(input, bill) : offeringBill(input, bill)
}

const leftOut = new Set(['faltou', 'esqueceu', 'esqueceste', 'ficou'])
const leading = new Set(
  'ainda so ta esta falta faltou faltando faltam ficou fora esqueceu de pagar o a os as'.split(' '),
)

/** "falta pagar o aluguel" is the rent. */
function withoutLead(name: string): string {
  const words = name.split(' ')
  while (words.length > 1 && leading.has(fold(words[0] ?? ''))) words.shift()
  return words.join(' ')
}
