import type { Advice, AdvisedTransaction } from '@lya/assistant'
import * as z from 'zod'

/** In reais, as people say them; a float for an instant only. */
const reais = z.number()
const words = z.string()
const maybeWords = words.nullable()
const type = z.enum(['expense', 'income'])

const step = z.object({ by: z.enum(['plus', 'minus', 'times', 'divided_by']), value: z.number() })
const transaction = z.object({
  type,
  figure: reais,
  steps: z.array(step),
  date: maybeWords,
  category: maybeWords,
  description: words,
})

const intents = z.union([
  z.object({ intent: z.literal('none') }),
  z.object({ intent: z.literal('log'), transactions: z.array(transaction) }),
  z.object({
    intent: z.literal('installments'),
    amount: reais,
    per: z.enum(['total', 'each']),
    count: z.number(),
    category: maybeWords,
    description: words,
  }),
  z.object({
    intent: z.literal('recurring'),
    amount: reais,
    frequency: z.enum(['mensal', 'semanal', 'quinzenal', 'anual']),
    day: z.number().nullable(),
    category: maybeWords,
    description: words,
  }),
  z.object({
    intent: z.literal('budget'),
    amount: reais,
    category: maybeWords,
    month: maybeWords,
  }),
  z.object({ intent: z.literal('goal_deposit'), amount: reais, description: maybeWords }),
  z.object({
    intent: z.literal('correct'),
    target: maybeWords,
    amount: reais.nullable(),
    date: maybeWords,
    category: maybeWords,
    description: maybeWords,
    type: type.nullable(),
  }),
  z.object({
    intent: z.literal('delete'),
    description: maybeWords,
    amount: reais.nullable(),
  }),
  z.object({
    intent: z.literal('query'),
    metric: z.enum(['spent', 'received', 'balance', 'list', 'budget', 'goal', 'upcoming']),
    category: maybeWords,
  }),
])

const form = z.object({ answer: intents })

/** The form as a provider is told it: of the keywords that every strict one knows. */
export function adviceSchema(): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(form)
  return schema
}

/** Reads what a model answered in that form, in centavos. */
export const adviceForm = form.transform(({ answer }): Advice => {
  const { intent } = answer
  if (intent === 'none') return { intent }
  if (intent === 'log') return { intent, transactions: answer.transactions.map(transactionOf) }
  if (intent === 'query') return { intent, fields: withoutIntent(answer) }
  const amount = answer.amount === null ? null : cents(answer.amount)
  if (intent !== 'correct') return { intent, fields: { ...withoutIntent(answer), amount } }
  const type = answer.type && typeOf(answer.type)
  return { intent, fields: { ...withoutIntent(answer), amount, type } }
})

function withoutIntent<Told extends { intent: string }>(told: Told): Omit<Told, 'intent'> {
  const { intent: _, ...fields } = told
  return fields
}

function transactionOf(one: z.infer<typeof transaction>): AdvisedTransaction {
  const { type: way, figure, steps, ...rest } = one
  return {
    ...rest,
    type: typeOf(way),
    sum: { startCents: cents(figure), steps: steps.map(stepOf) },
  }
}

type Step = AdvisedTransaction['sum']['steps'][number]

function stepOf({ by, value }: z.infer<typeof step>): Step {
  switch (by) {
    case 'plus':
      return { by, cents: cents(value) }
    case 'minus':
      return { by: 'less', cents: cents(value) }
    case 'times':
      return { by, factor: value, unit: '' }
    case 'divided_by':
      return { by: 'share', parts: 1, of: value }
    default:
      return by satisfies never
  }
}

function typeOf(way: z.infer<typeof type>): 'despesa' | 'receita' {
  return way === 'income' ? 'receita' : 'despesa'
}

function cents(value: number): number {
  return Math.round(value * 100)
}
