import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

/** Somebody types for the person whose accounts these are. */
const scribes = new PhraseBook('who types for another', [
  {
    means: 'kin',
    say: 'aqui [quem] [fala] eh [o|a] neto|neta|filho|filha|sobrinho|sobrinha|esposa|marido|nora|genro',
    like: 'aqui é a neta, vó pagou o aluguel 550',
  },
  {
    means: 'told',
    say: 'vo|vovo|avo|bisa|mae|pai|mainha|painho|tia|tio|marido|esposa|mulher|sogra|sogro|irma|irmao|filha|filho mandou|pediu [pra|para|eu|te] [eu|voce|te] anotar|dizer|avisar|botar|falar|registrar|escrever',
    like: 'bisa mandou dizer: 2 litros de leite 11,80',
  },
  {
    means: 'told',
    say: 'seu|dona|sr|sra ..1 mandou|pediu [pra|para|eu|te] anotar|dizer|avisar|botar|falar|registrar|escrever',
    like: 'seu Osvaldo mandou dizer: barbeiro 15',
  },
  {
    means: 'told',
    say: 'estou escrevendo|digitando|mandando pra|por|para ele|ela',
    like: 'Tô escrevendo pra ela',
  },
])

/** What an elder did is told as their own by whoever types for them. */
export function markScribed(reading: Reading, clauses: readonly Clause[]): void {
  if (!scribes.isIn(reading)) return
  for (const clause of clauses) {
    // "vó mandou eu anotar 30 da vela": what is sent is word, and no money.
    if (scribes.isIn(reading, clause) && clause.flow === 'in') {
      Object.assign(clause, { mood: 'done', rule: 'scribed', flow: null, flowRule: '' })
    }
    if (clause.mood !== 'other') continue
    const isOut = clause.flow === null && clause.verbs.some(({ verb }) => verb.kind === 'spend')
    Object.assign(clause, { mood: 'done', rule: 'scribed', ...(isOut ? { flow: 'out' } : {}) })
  }
}
