import { wordsOf } from '#language/phrases/classes.ts'
import type { Frame } from '#understanding/transactions/clauses/frame.ts'

const theirOwn = new Set(['dela', 'dele', 'delas', 'deles'])
/** "a Sandra pagou a torta dela" is a customer. */
const relatives = new Set([
  ...wordsOf('{kin}'),
  ...wordsOf('{kid}'),
  ...'irma irmao irmas irmaos cunhado cunhada nora genro sobrinho sobrinha primo prima'.split(' '),
])

/** `minha filha pagou 2.300 pelo conserto do carro dela`: one of the family, for their own. */
export function isForTheirOwn({ flat }: Pick<Frame, 'flat'>): boolean {
  const words = flat.trim().split(' ')
  if (!theirOwn.has(words.at(-1) ?? '')) return false
  // "minha filha" may have been heard as a word for Lya.
  const isUnnamed = /^(pagou|comprou)$/.test(words[0] ?? '')
  return isUnnamed || words.some((word) => relatives.has(word))
}
