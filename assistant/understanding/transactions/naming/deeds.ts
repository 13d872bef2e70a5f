import type { VerbForm } from '#language/conjugation.ts'
import { findVerb } from '#language/verbs.ts'
import { namePicture } from '#understanding/lexicon/pictures.ts'
import type { Reading } from '#understanding/reading.ts'

/** Verbs that name the thing by themselves. */
const deeds = new Map([
  ['almocar', 'Almoço'],
  ['jantar', 'Jantar'],
  ['lanchar', 'Lanche'],
  ['abastecer', 'Abastecimento'],
  ['estacionar', 'Estacionamento'],
  ['doar', 'Doação'],
  ['emprestar', 'Empréstimo'],
  ['apostar', 'Aposta'],
])
const nounsToo = new Set(['almocar', 'jantar', 'lanchar'])
const own = new Set<VerbForm>(['i-did', 'gerund', 'infinitive'])

/** The name of a deed or picture between two tokens, if one tells by itself what was paid. */
export function nameDeed(reading: Reading, first: number, last: number): string | null {
  for (let at = first; at <= last; at += 1) {
    const token = reading.tokens[at]
    if (!token) break
    const name = token.kind === 'emoji' ? namePicture(token.folded) : deedOf(token.norm)
    if (name) return name
  }
  return null
}

function deedOf(word: string): string | undefined {
  const verb = findVerb(word)
  if (!verb) return nounsToo.has(word) ? deeds.get(word) : undefined
  return own.has(verb.form) ? deeds.get(verb.lemma) : undefined
}
