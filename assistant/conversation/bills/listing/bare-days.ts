import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { readMessage } from '#understanding/reading.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'

/** A figure behind what says when, that is followed by nothing that it would count. */
const bare =
  /(?<=\b(?:venc\p{L}+|cai|caem|no|todo|pro)\s+)(?=(?:[1-9]|[12]\d|3[01])(?:\s*(?:[,;.)!|\n]|$)|\s+(?:e|todo)\s))(?!\d+[.,]\d)/giu

/** "tenho três contas fixas": how many they are. */
const counted = /\b(?:duas|tr[eê]s|quatro|cinco|seis|sete|[2-9])\s+(?=(?:contas?|boletos?)\b)/giu

/**
 * Of bills that are listed, "620 de aluguel no 5, 55 do celular no 12": these figures are days.
 * The message as it is where it lists none, or has one such only.
 */
export function withDaysNamed(message: Message): Message {
  const { reading, index } = message
  const isListing = leans('monthlyFees', reading) || leans('due', reading)
  if (!isListing) return message
  const found = [...reading.text.matchAll(bare)].length
  const uncounted = reading.text.replaceAll(counted, '')
  const text = found + reading.days.length < 2 ? uncounted : uncounted.replaceAll(bare, 'dia ')
  const own = readMessage(text, reading.today)
  // "55 do telefone dia 12" was doubted to be money, which among others with their days it is.
  if (text === reading.text && own.amounts.length === reading.amounts.length) return message
  return { ...message, reading: own, account: readTransactions(own, index) }
}
