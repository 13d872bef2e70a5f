const units = ['zero', 'um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
const teens = [
  ['dez'],
  ['onze'],
  ['doze'],
  ['treze'],
  ['quatorze', 'catorze'],
  ['quinze'],
  ['dezesseis', 'dezasseis'],
  ['dezessete', 'dezassete'],
  ['dezoito'],
  ['dezenove', 'dezanove'],
]
const tens = [
  'vinte',
  'trinta',
  'quarenta',
  'cinquenta',
  'sessenta',
  'setenta',
  'oitenta',
  'noventa',
]
const hundreds = [
  'duzent',
  'trezent',
  'quatrocent',
  'quinhent',
  'seiscent',
  'setecent',
  'oitocent',
  'novecent',
]

/** A word that is a part of a number. `rank` is what may follow: only parts of a lower rank. */
export interface NumberWord {
  value: number
  /** 3 hundreds, 2 tens, 1 units and teens; a scale multiplies what stands before it. */
  rank: 1 | 2 | 3 | 'scale'
}

const words = new Map<string, NumberWord>()
for (const [value, word] of units.entries()) words.set(word, { value, rank: 1 })
words.set('uma', { value: 1, rank: 1 }).set('duas', { value: 2, rank: 1 })
// As it is said in the country.
words.set('treis', { value: 3, rank: 1 }).set('quato', { value: 4, rank: 1 })
for (const [at, forms] of teens.entries()) {
  for (const word of forms) words.set(word, { value: 10 + at, rank: 1 })
}
for (const [at, word] of tens.entries()) words.set(word, { value: 20 + 10 * at, rank: 2 })
words.set('cinqenta', { value: 50, rank: 2 }).set('cincoenta', { value: 50, rank: 2 })
for (const word of ['cem', 'cento']) words.set(word, { value: 100, rank: 3 })
for (const [at, stem] of hundreds.entries()) {
  for (const end of ['os', 'as']) words.set(stem + end, { value: 200 + 100 * at, rank: 3 })
}
words.set('mil', { value: 1000, rank: 'scale' })
for (const [at, stem] of ['milh', 'bilh', 'trilh', 'quatrilh'].entries()) {
  for (const end of ['ao', 'oes', 'oens']) {
    words.set(stem + end, { value: 1000 ** (at + 2), rank: 'scale' })
  }
}

/** Words that count in lots: `duas duzias` is 24. */
const lots = new Map<string, number>([
  ['par', 2],
  ['pares', 2],
  ['dezena', 10],
  ['dezenas', 10],
  ['duzia', 12],
  ['duzias', 12],
  ['centena', 100],
  ['centenas', 100],
])

/** Affectionate and rounded-up names of amounts, in reais: `cinquentinha`, `vintao`. */
const fondNames = new Map<string, number>([
  ['milao', 1000],
  ['milzao', 1000],
  ['milzinho', 1000],
  ['cenzinho', 100],
  ['cenzao', 100],
  ['centinho', 100],
  ['dezinho', 10],
  ['dezao', 10],
  ['dezinha', 10],
  ['quinzinho', 15],
  ['cincao', 5],
  ['cinquinho', 5],
  ['quatrinho', 4],
  ['oitinho', 8],
  ['doisinho', 2],
])
for (const [at, word] of tens.entries()) {
  const stem = word.slice(0, -1)
  for (const end of ['inha', 'inho', 'ao', 'ona', 'a']) {
    if (end !== 'a') fondNames.set(stem + end, 20 + 10 * at)
  }
}
for (const [at, stem] of hundreds.entries()) {
  for (const end of ['ao', 'inho', 'inhos', 'oes']) fondNames.set(stem + end, 200 + 100 * at)
}

/** The part of a number that a folded word is, if any. */
export function findNumberWord(folded: string): NumberWord | undefined {
  return words.get(folded)
}

/** Every part of a number, folded. */
export function numberWords(): Iterable<string> {
  return words.keys()
}

/** Whole reais of a fond name such as `cinquentinha`, if it is one. */
export function findFondName(folded: string): number | undefined {
  return fondNames.get(folded)
}

/** How many a lot such as `duzia` holds, if the folded word is one. */
export function findLot(folded: string): number | undefined {
  return lots.get(folded)
}
