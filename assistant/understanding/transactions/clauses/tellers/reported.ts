import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const reportBook = new PhraseBook('reports', [
  {
    means: 'report',
    say: '{said}',
    not: ['eu|te|lhe disse|falei', '^ [oi|opa|e] [ai] fala|diz'],
    like: 'ela disse que gastou 500',
  },
  { means: 'report', say: 'segundo o|a', like: 'segundo o vizinho, foi 500' },
  { means: 'report', say: 'de acordo com', like: 'de acordo com ele, foi 500' },
  {
    means: 'scam',
    say: 'sera|parece [que] eh|e|seja [um|uma] golpe|fraude|trote',
    like: 'será que é golpe? "regularize pagando R$ 89,90"',
  },
  { means: 'own', say: 'paguei|pagamos|topei|fechei|comprei|aceitei', like: 'falou 90 e paguei' },
  { means: 'own', say: 'mandei fazer', like: 'ele falou que dava 90, mandei fazer' },
  { means: 'own', say: 'passei o cartao', like: 'falou 90, passei o cartão' },
  { means: 'quote', say: 'que|:|,', like: 'disse que gastou' },
  { means: 'quote', say: '"', like: 'disse "gastei 500"' },
  { means: 'quote', say: "'", like: "disse 'gastei 500'" },
])

/** Marks as another's what is only reported: `ela disse: "gastei 500"`, `falou que ficou 300`. */
export function markReported(reading: Reading, clauses: readonly Clause[]): void {
  if (clauses.length < 2) return
  for (const [at, clause] of clauses.entries()) {
    const said = (one: Clause) => reportBook.findAll(reading, one)
    if (said(clause).some(({ means }) => means === 'scam')) markQuoted(clauses)
    if (!said(clause).some(({ means }) => means === 'report')) continue
    const own = clauses.slice(at + 1).filter((one) => one.sentence === clause.sentence)
    const isOwn = (one: Clause) => said(one).some(({ means }) => means === 'own')
    if (own.some((one) => isOwn(one) && !isQuoted(one))) continue
    const [next] = own
    if (next === undefined || !(isQuoted(next) || isLed(next, said(next)))) continue
    for (const one of own) {
      if (one.mood !== 'undone') Object.assign(one, { mood: 'other', rule: 'reported' })
    }
  }
}

/** What whoever fears a fraud passes on is nobody's deed. */
function markQuoted(clauses: readonly Clause[]): void {
  for (const one of clauses) {
    const isOwn = one.verbs.some(({ verb }) => verb.form === 'i-did' && verb.kind === 'spend')
    if (!isOwn) Object.assign(one, { mood: 'other', rule: 'reported' })
  }
}

function isLed(next: Clause, said: readonly { means: string; first: number }[]): boolean {
  return said.some(({ means, first }) => means === 'quote' && first === next.first)
}

function isQuoted({ flat }: Clause): boolean {
  return flat.includes('"') || flat.includes("'")
}
