import { saysUnpaid } from '#conversation/bills/made/said-unpaid.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const owed = new PhraseBook('that bills of a list are still to be paid', [
  {
    means: 'owed',
    say: 'falta|faltam|faltando|resta|restam [ainda|so] [pagar|acertar|quitar]',
    like: 'falta pagar a fatura, 1.120 dia 8, e a moto 389 dia 15',
  },
  {
    means: 'owed',
    say: 'ainda tenho|tem|temos|vem|devo|preciso|falta|faltam',
    like: 'ainda tem a luz 140 dia 8 e a água 60 dia 9',
  },
  {
    means: 'owed',
    say: 'pendente|pendentes',
    like: 'pendente: luz 140 dia 8 e água 60 dia 9',
  },
])

const incoming = new Set('receber recebo entrar entra cair cai me devem deve'.split(' '))

/** "e ainda falta pagar a fatura, 1.120 dia 8, e a moto 389 dia 15": nobody need ask. */
export function isStillOwed(reading: Reading): boolean {
  // "falta receber 300 do Zé dia 5": others are to pay.
  if (reading.tokens.some(({ norm }) => incoming.has(norm))) return false
  return owed.isIn(reading) || saysUnpaid(reading) || leans('stillToPay', reading)
}
