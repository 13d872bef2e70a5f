import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const gave = 'pagou|pagaram|passou|passaram|devolveu|devolveram|mandou|mandaram|acertou|acertaram'

const payers = new PhraseBook('how many of those who share have given their part', [
  {
    means: 'back',
    say: `um|uma|1|{few} [deles|delas|amigo|amiga|amigos|amigas] [so] [ja] me|nos [ja] ${gave}|fez|fizeram`,
    not: ['falta|faltam|nao|nem [so] um|uma|1|{few}', `${gave} [os] [uns] [r] [$] @`],
    like: 'bar dividido em 4 deu 200, paguei tudo, só um me pagou',
  },
  {
    means: 'back',
    say: `[ja] me|nos [ja] ${gave} [so] {few} partes`,
    not: ['nao|nem|falta|faltam ..2 me|nos'],
    like: 'bar deu 264 em 6, paguei tudo e já me mandaram 3 partes',
  },
  {
    means: 'one',
    say: `so|apenas [o|a|meu|minha] ..1 [que] [ja] me|nos [ja] ${gave}`,
    not: ['so falta|faltam|vai|depois', 'so [ja] me|nos', `${gave} [os] [uns] [r] [$] @`],
    like: 'bar 200 dividido em 4, paguei tudo, só a Bia me pagou',
  },
  {
    means: 'lacking',
    say: 'falta|faltam [so] um|uma|1|{few} [deles|delas] [ainda] me|nos [pagar|passar|devolver|mandar|acertar]',
    like: 'bar 200 dividido em 4, paguei tudo, só falta um me pagar',
  },
])

const fewWords = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito']
/** More who share one bill are hardly ever told so. */
const sharersMax = 12

/** What each of those who share pays in centavos, how many gave it back, and how many will. */
export interface SomeBack {
  shareCents: number
  back: number
  toCome: number
}

/**
 * `bar dividido em 4 deu 200, paguei tudo, só um me pagou`: one of three gave 50 back, and two are
 * still to. Null where nobody is counted so, and where all of them have.
 */
export function somePaidBack(reading: Reading): SomeBack | null {
  const [whole, another] = reading.amounts.filter((one) => !isCount(reading, one.first))
  const found = payers.find(reading)
  const people = reading.numbers.find(({ role, first }) => {
    return role === 'people' && first < (found?.first ?? 0)
  })
  if (!whole || another || !found || !people || whole.times) return null
  const isOthers = beside.has(reading.tokens[people.first - 1]?.norm ?? '')
  const of = (people.hundredths ?? 0) / 100 + (isOthers ? 1 : 0)
  const told = found.means === 'one' ? 1 : countAt(reading, found)
  const back = found.means === 'lacking' ? of - 1 - told : told
  const toCome = of - 1 - back
  if (!Number.isInteger(of) || of > sharersMax || back < 1 || toCome < 1) return null
  return { shareCents: Math.floor(whole.valueCents / of), back, toCome }
}

const beside = new Set(['com', 'mais'])

/** "um me pagou e dois ainda não": those two are no money. */
function isCount({ tokens }: Reading, at: number): boolean {
  return tokens[at]?.kind === 'word' && fewWords.includes(tokens[at]?.norm ?? '')
}

function countAt({ tokens }: Reading, { first, last }: { first: number; last: number }): number {
  for (const { norm } of tokens.slice(first, last + 1)) {
    const word = norm.replace(/^uma$/, 'um').replace(/^duas$/, 'dois')
    const count = fewWords.indexOf(word) + 1 || Number(norm)
    if (count > 0) return count
  }
  return 0
}
