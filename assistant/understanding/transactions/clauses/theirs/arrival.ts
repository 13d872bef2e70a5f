import { wordsOf } from '#language/phrases/classes.ts'
import type { Flow } from '#understanding/transactions/clauses/clause.ts'
import { type ToldDeed as Told, wordAt } from '#understanding/transactions/clauses/frame.ts'

const bills = new Set(wordsOf('{bill}'))
/** What comes as a bill, by its own name. */
const utilities = new Set('luz agua energia internet condominio carne guia'.split(' '))
const onCredit = new Set('cartao fatura credito'.split(' '))

/** What is only ever debited, whatever the word for it. */
const taken = new Set(
  'debito debitado debitada automatico netflix spotify disney hbo globoplay'.split(' '),
)

const ofBill = new Set('de da do'.split(' '))
const comingBack = new Set(['estorno', 'reembolso', 'do', 'meu'])
const inAccount = new Set('na em pra para'.split(' '))

/** A bill that arrives, or is debited, goes out. */
export function arrival({ frame, lemma }: Told): Flow {
  // "devolvi a blusa, voltou 69,90 no cartão"
  if (lemma === 'voltar') return 'in'
  for (let at = frame.first; at <= frame.last; at += 1) {
    const word = wordAt(frame, at)
    const before = wordAt(frame, at - 1)
    const isOf = ofBill.has(wordAt(frame, at + 1))
    if (taken.has(word) && !comingBack.has(before)) return 'out'
    if (bills.has(word) || (word === 'conta' && isOf && !inAccount.has(before))) return 'out'
    if (utilities.has(word) && (before === 'a' || before === 'o')) return 'out'
    if (onCredit.has(word) && (before === 'no' || before === 'na' || before === 'em')) return 'out'
  }
  return 'in'
}
