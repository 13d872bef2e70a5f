import { figuresIn } from '#conversation/plain/figures.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Reading } from '#understanding/reading.ts'

/** What may stand around anything that is told, and tells nothing by itself. */
export const around = words(
  'e ai a o as os um uma uns de da do das dos no na nos nas em pra pro pras pros para por com ao ja agora ' +
    'hoje eu lya me mim meu minha meus minhas nosso nossa esse essa esses este esta aquele aquela ' +
    'aquilo isso isto naquele naquela nessa nesse nesta neste dessa desse disso so mesmo tambem ' +
    'tanto aqui oi olha bom boa dia tarde noite entao ' +
    'reais real conto contos pila r $ favor gentileza pfv pf viu ta ne hein obrigado obrigada ' +
    'valeu blz beleza tudo certo ok sim que q eh mas pouco ha amem gracas deus finalmente enfim ' +
    'ufa eba oba opa ah ahn hum',
)

/** Who is spoken to; of whom something is told they stand behind a word: "pra minha filha". */
const called = words('amiga amigo menina moca querida filha gente')
const owned = words('meu minha')
const greets = words('oi olha ai ei lya valeu obrigado obrigada ufa eba oba opa ah')

/** Whether every word of a message is one of these, or its figure or day, or one of `own`. */
export function isOnlyOf(
  reading: Reading,
  sets: readonly ReadonlySet<string>[],
  own: readonly number[] = [],
): boolean {
  const covered = new Set(own)
  for (const { first, last } of [...(figuresIn(reading) ?? []), ...reading.days]) {
    for (let at = first; at <= last; at += 1) covered.add(at)
  }
  return reading.tokens.every(({ kind, norm, spelled }, at) => {
    if (kind === 'mark' || kind === 'emoji' || covered.has(at)) return true
    if (called.has(norm) && isCalled(reading, at)) return true
    return (
      kind === 'word' && (sets.some((set) => set.has(norm) || set.has(spelled)) || isLaugh(norm))
    )
  })
}

/** Whether one of these words stands in a message. */
export function hasOneOf({ tokens }: Pick<Reading, 'tokens'>, set: ReadonlySet<string>): boolean {
  // `frente` is taken for a slip, as it is written.
  return tokens.some(({ norm, spelled }) => set.has(norm) || set.has(spelled))
}

/** "oi, minha filha", and "a gente". */
function isCalled({ tokens }: Reading, at: number): boolean {
  const one = tokens[at]?.norm ?? ''
  const from = owned.has(tokens[at - 1]?.norm ?? '') ? at - 2 : at - 1
  const lead = tokens[from]
  if (lead?.kind !== 'word' || greets.has(lead.norm)) return true
  const isWe = one === 'gente' && lead.norm === 'a'
  const before = tokens[from - 1]
  return isWe && !(before !== undefined && toThem.has(before.norm))
}

const toThem = words('pra para com de da por')

/** "kkk", "rs", "haha" */
export function isLaugh(norm: string): boolean {
  return /^(?:k+|rs+|(?:ha)+h?)$/.test(norm)
}
