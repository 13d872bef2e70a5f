import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { afterLimit } from '#conversation/limits/limited-on.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { ownIn, toldLast } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const raised = { intent: 'correct', confidence: 90 } as const
const unclear = { intent: 'clarify', confidence: 90 } as const

/**
 * The turn of "melhor 650 por mês de alimentação" and "aumenta pra 1.000 por mês", behind what is
 * no limit: no bill is called by a category or an order, and whether it is to be a limit is asked.
 */
export function notABillTurn(
  input: TurnInput,
  { reading }: Message,
  { intent, fields = {} }: Candidate,
): Turn | null {
  const [amount, another] = reading.amounts
  if (intent !== 'recurring' || !amount || another || reading.days.length > 0) return null
  if (!leans('perMonth', reading) || (fields.day ?? null) !== null) return null
  const name = fold(fields.description ?? '')
  const isNameless = name === '' && leans('raises', reading)
  const isOrder = isNameless || name.split(' ').every((word) => leansWord('changesLimit', word))
  const own = input.categories.find((one) => one.type === 'despesa' && fold(one.name) === name)
  if (!(isOrder || (own && leans('raises', reading)))) return null
  const bill = isOrder ? billToldLast(input) : null
  if (bill)
    return carry(input, raised, { ...bill, amountCents: cents(Math.round(amount.valueCents)) })
  const [last] = toldLast(input, ownIn(input))
  const categoryId = own?.id ?? (last?.type === 'despesa' ? last.categoryId : null)
  const value = Math.round(amount.valueCents)
  const isBounded = value > 0 && value <= limits.amountCentsMax
  const month = input.today.toPlainYearMonth().toString()
  const offer =
    categoryId && isBounded
      ? offerTurn(input, {
          kind: 'set-budget',
          budget: { categoryId, amountCents: cents(value), month },
        })
      : null
  return offer ?? say(input, unclear, { kind: 'none', reason: 'unclear' })
}

/** The bill that was kept by the last reply: another price of it is told. */
function billToldLast({ payments = [], state: { last } }: TurnInput) {
  const [only, another] = payments.filter(({ name }) => name === last?.name)
  if (!only || another || (last?.transactions.length ?? 0) > 0) return null
  const { id, name } = only
  return { kind: 'change-amount', what: 'payment', id, name } as const
}

const everyMonth = new PhraseBook('a limit that is to hold each month', [
  {
    means: 'each',
    say: '^ [eh|isso|e|pode|quero] [ser] [isso] [pra] todo|todos|cada mes|meses [viu|ta|sim] $',
    like: 'todo mês',
  },
])

/** The turn of "todo mês", right behind a limit: the next month's is offered. */
export function limitEachMonthTurn(input: TurnInput, { reading }: Message): Turn | null {
  const { last, rule = '' } = input.state
  const again = last?.again
  if (again?.kind !== 'set-budget' || !afterLimit.includes(rule)) return null
  if (!everyMonth.isIn(reading)) return null
  const month = Temporal.PlainYearMonth.from(again.budget.month).add({ months: 1 }).toString()
  const { categoryId, amountCents } = again.budget
  return offerTurn(input, { kind: 'set-budget', budget: { categoryId, amountCents, month } })
}
