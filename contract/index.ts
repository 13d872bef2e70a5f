import { conversation } from '#assistant/conversation.ts'
import { categories } from '#money/categories.ts'
import { insights } from '#money/insights.ts'
import { transactions } from '#money/transactions.ts'
import { undo } from '#money/undo.ts'
import { identity } from '#people/identity.ts'

/** Every procedure of the product, by slice; REST under `/api`. */
export const contract = { identity, categories, transactions, undo, insights, conversation }
export type Contract = typeof contract
