import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'

const coming = words('veio vieram passou apareceu voltou')
/** Where and how they came, before what they came for. */
const between = words(
  'aqui ai la hoje agora ontem cedo na no porta casa loja banca e so pra para me',
)
const settled = new Map([
  ['acertar', 'acertou'],
  ['pagar', 'pagou'],
  ['quitar', 'quitou'],
  ['devolver', 'devolveu'],
  ...['acertou', 'pagou', 'quitou', 'devolveu'].map((word) => [word, word] as const),
])
/** What is settled by whoever comes: a sum, or what they owe. */
const dues = words('os o uns tudo fiado conta que r$')
const papers = words(
  'iptu ipva boleto fatura conta luz agua internet gas condominio guia multa taxa carta imposto nota',
)
const leastWords = 3

/**
 * A text in which whoever came to pay has paid: "a Socorro veio acertar os 30" is "a Socorro
 * acertou os 30". Nobody who came for anything else.
 */
export function withCameToPay(text: string): string {
  const said = text.split(' ')
  const folded = fold(text).split(' ')
  if (said.length < leastWords || !folded.some((word) => coming.has(word))) return text
  const first = folded.findIndex((word, at) => coming.has(word) && deedAt(folded, at) > at)
  // "o IPTU veio pra pagar 340": nobody.
  if (first < 1 || papers.has(folded[first - 1] ?? '')) return text
  const last = deedAt(folded, first)
  const paid = settled.get(folded[last] ?? '') ?? ''
  const me = folded.slice(first, last).includes('me') ? ['me'] : []
  return [...said.slice(0, first), ...me, paid, ...said.slice(last + 1)].join(' ')
}

/** Where it stands what they came for; -1 where that is no payment. */
function deedAt(folded: readonly string[], from: number): number {
  let at = from + 1
  while (between.has(folded[at] ?? '')) at += 1
  const next = folded[at + 1] ?? ''
  const isDue = dues.has(next) || /^\d/.test(next)
  return settled.has(folded[at] ?? '') && isDue ? at : -1
}
