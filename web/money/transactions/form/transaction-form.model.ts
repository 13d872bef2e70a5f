import type { Transaction } from '@lya/contract/money/transactions.ts'
import { tidyDescription } from '@lya/core/money/transactions/description.ts'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { isDay } from '#format/day-arithmetic.ts'
import { readAmount, writeAmount } from '#money/fields/amount-field.model.ts'
import { amountProblems } from '#money/fields/fields.copy.ts'
import { fieldProblems } from '#money/transactions/transactions.copy.ts'

/** The form as it stands on screen: text as typed. */
export type FormValues = {
  type: TransactionType
  description: string
  amount: string
  date: string
  categoryId: string
}

/** What the server takes. */
export type TransactionDraft = {
  type: TransactionType
  description: string
  amountCents: number
  date: string
  categoryId: string
}

export type FormProblems = Partial<Record<keyof FormValues, string>>

/** A new transaction is an expense of today until the person says otherwise. */
export function newForm(today: string): FormValues {
  return { type: 'despesa', description: '', amount: '', date: today, categoryId: '' }
}

export function formOf(transaction: Transaction): FormValues {
  return {
    type: transaction.type,
    description: transaction.description,
    amount: writeAmount(transaction.amountCents),
    date: transaction.date,
    categoryId: transaction.categoryId ?? '',
  }
}

/** Changes the type; a category of the other type can't stay. */
export function withType(
  values: FormValues,
  type: TransactionType,
  categories: readonly { id: string; type: TransactionType }[],
): FormValues {
  const fits = categories.some((one) => one.id === values.categoryId && one.type === type)
  return { ...values, type, categoryId: fits ? values.categoryId : '' }
}

/** Reads the form; either a draft that can be saved or what is wrong, field by field. */
export function readForm(
  values: FormValues,
): { draft: TransactionDraft } | { problems: FormProblems } {
  const description = tidyDescription(values.description)
  const amount = readAmount(values.amount)
  const problems: FormProblems = {}
  if (description === '') problems.description = fieldProblems.descriptionMissing
  if (amount.status !== 'ok') problems.amount = amountProblems[amount.status]
  if (!isDay(values.date)) problems.date = fieldProblems.dateMissing
  if (values.categoryId === '') problems.categoryId = fieldProblems.categoryMissing
  if (amount.status !== 'ok' || Object.keys(problems).length > 0) return { problems }
  const { type, date, categoryId } = values
  return { draft: { type, description, amountCents: amount.amountCents, date, categoryId } }
}
