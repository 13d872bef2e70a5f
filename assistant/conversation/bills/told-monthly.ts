import type { Candidate, Fields, Message } from '#understanding/intents/candidate.ts'
import { categoryOfSubject } from '#understanding/intents/commitments/subject-said.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

/** A sum in centavos, the day of the month on which it is due, and where its name ends. */
interface ToldBill {
  valueCents: number
  day: number
  last: number
  /** Of a hundred. */
  confidence: number
}

/** Behind these a bill is named: "casado. mas tem o financiamento do carro 987,55 dia 12". */
const begins = new Set(['.', '!', ';', 'tem', 'tenho', 'temos'])

/** The bill of every month that the words before a place tell; null where nothing is named. */
export function toldMonthly(message: Message, told: ToldBill): Candidate | null {
  const { reading } = message
  const { valueCents, day, last, confidence } = told
  const covers = coverTokens(reading)
  const begin = reading.tokens.findLastIndex(({ norm }, at) => at < last && begins.has(norm)) + 1
  const subject = findSubject(reading, covers, begin, last) ?? findSubject(reading, covers, 0, last)
  if (!subject) return null
  const category = categoryOfSubject(message)
  const fields: Fields = {
    ...{ amount: Math.round(valueCents), frequency: 'mensal', day },
    description: writeSubject(reading, subject),
    ...(category ? { category } : {}),
  }
  return { intent: 'recurring', confidence, rule: 'recurring', fields }
}
