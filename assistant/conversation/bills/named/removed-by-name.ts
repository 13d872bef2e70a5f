import { billsSpokenOf } from '#conversation/bills/named/bill-named.ts'
import { carry } from '#conversation/make-turn.ts'
import { nameWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { isOfOrder } from '#conversation/naming/named-each.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Read } from '#conversation/needs/needing.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const wordsMax = 16
const bills = new Set('conta boleto fatura pagamento lembrete'.split(' '))
const quotes = new Set('" “ ” \' ‘ ’'.split(' '))
/** What was paid, or earned, is of no bill; nor is a sum that is taken off it. */
const ofEntries = new Set(
  'paguei pagou recebi gastei comprei lancamento gasto compra despesa meta limite orcamento nao'.split(
    ' ',
  ),
)
const counting = new Set(['duas', 'dois', 'tres'])
const denying = ['nao existe', 'nao existem', 'nao tem']

/**
 * The turn of 'a luz tá duas vezes, apaga a "luz de casa"', "tira a conta luz de casa": the bill of
 * just that name ends, whatever entry was told last. It goes by its whole name: in quotes, behind
 * `conta`, or in two words or more. Null for any other message, and where an entry is called so.
 */
export const removedByNameTurn: Read = (input, message) => {
  const { reading } = message
  const { amounts, tokens } = reading
  // "tem duas luz" counts them.
  if (amounts.some(({ first }) => !counting.has(tokens[first]?.norm ?? ''))) return null
  if (tokens.length > wordsMax || isQuestion(reading)) return null
  if (!leans('removes', reading) || leans('neverRemoves', reading)) return null
  const plain = denying.reduce((flat, one) => flat.replace(` ${one} `, ' '), reading.flat)
  if (plain.split(' ').some((word) => ofEntries.has(word))) return null
  const spoken = tokens.flatMap(({ kind, folded }) => (kind === 'word' ? [folded] : []))
  const flat = ` ${spoken.join(' ')} `
  const named = billsSpokenOf(input).filter(({ kind, name }) => {
    return kind === 'standing' && flat.includes(` ${nameWords(name).join(' ')} `)
  })
  const most = Math.max(0, ...named.map(({ name }) => nameWords(name).length))
  const [only, another] = named.filter(({ name }) => nameWords(name).length === most)
  if (!only || another || only.kind !== 'standing') return null
  const own = nameWords(only.name)
  if (!(own.length > 1 || isMarked(reading, own))) return null
  // "apaga a conta de luz", where that is what an entry is called, and the bill is 'Luz'.
  const isOfEntry = rememberedIn(input).some((one) => {
    const words = nameWords(one.name)
    return words.length >= own.length && flat.includes(` ${words.join(' ')} `)
  })
  if (isOfEntry) return null
  const isMore = tellingIn(message).some(({ word }) => {
    return isThing(word) && !own.includes(word) && !isOfOrder(word) && !bills.has(word)
  })
  if (isMore) return null
  const { id, name } = only.bill
  const read = { intent: 'delete', confidence: 92, fields: { description: name } } as const
  return carry(input, read, { kind: 'end-thing', what: 'payment', id, name })
}

/** It stands in quotes, or right behind 'a conta'. */
function isMarked({ tokens }: Reading, [first = '']: readonly string[]): boolean {
  const at = tokens.findIndex(({ folded }) => folded === first)
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ norm }) => norm)
  return before.some((norm) => quotes.has(norm) || bills.has(norm))
}
