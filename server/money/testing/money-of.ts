import type { Category } from '@lya/contract/money/categories.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { unlimitedPlan } from '@lya/core/people/plan/plan.ts'
import { createSuggestedCategories, listCategories } from '#money/categories/index.ts'
import { createTransactions, type TransactionDraft } from '#money/transactions/index.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import type { TestDatabase } from '#platform/db/testing/test-database.ts'
import { asUser } from '#platform/db/transaction.ts'
import { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { CommandContext } from '#platform/http/context.ts'

/** A person with the suggested categories, and a way to act as them. */
export interface MoneyOf {
  userId: string
  categories: Category[]
  clock: ReturnType<typeof fixedClock>
  /** Announced by the commands; nobody listens unless the test does. */
  events: TransactionEvents
  /** Runs one command in a transaction of its own. */
  run<T>(work: (ctx: CommandContext) => Promise<T>): Promise<T>
  category(name: string): Category
  create(...drafts: Partial<DraftText>[]): Promise<{ ids: string[]; undoId: string }>
}

/** A draft as tests like to write it; what is left out is `mercado`, R$ 10,00, today, expense. */
export interface DraftText extends Omit<TransactionDraft, 'date' | 'amountCents'> {
  date: string
  amountCents: number
}

const timeZone = 'America/Sao_Paulo'

export async function moneyOf(database: TestDatabase): Promise<MoneyOf> {
  const { id: userId } = await givenPerson(database)
  const clock = fixedClock('2026-11-21T15:00:00Z')
  const events = new TransactionEvents()
  const run: MoneyOf['run'] = (work) =>
    asUser(database.db, userId, (tx) =>
      work({ tx, userId, clock, timeZone, plan: unlimitedPlan, events }),
    )
  const categories = await run(async (ctx) => {
    await createSuggestedCategories(ctx)
    return listCategories(ctx.tx, userId)
  })
  return {
    userId,
    categories,
    clock,
    events,
    run,
    category: (name) => {
      const found = categories.find((one) => one.name === name)
      if (!found) throw new Error(`no category ${name}`)
      return found
    },
    create: (...drafts) => run((ctx) => createTransactions(ctx, drafts.map(draftOf))),
  }
}

export function draftOf(text: Partial<DraftText> = {}): TransactionDraft {
  return {
    description: 'mercado',
    type: 'despesa',
    categoryId: null,
    ...text,
    date: Temporal.PlainDate.from(text.date ?? '2026-11-21'),
    amountCents: cents(text.amountCents ?? 1_000),
  }
}
