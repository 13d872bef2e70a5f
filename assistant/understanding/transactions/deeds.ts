import { namePicture } from '#understanding/lexicon/pictures.ts'
import type { Reading } from '#understanding/reading.ts'

/** Verbs that name the thing by themselves. */
const deeds: readonly (readonly [RegExp, string])[] = [
  [/^(almocei|almocamos|almocando|almocar)$/, 'Almoço'],
  [/^(jantei|jantamos|jantando|jantar)$/, 'Jantar'],
  [/^(lanchei|lanchamos|lanchando|lanchar)$/, 'Lanche'],
  [/^(abasteci|abastecemos|abastecer|abastecendo)$/, 'Abastecimento'],
  [/^(estacionei|estacionamos|estacionar)$/, 'Estacionamento'],
  [/^(doei|doamos|doar)$/, 'Doação'],
  [/^(emprestei|emprestamos)$/, 'Empréstimo'],
  [/^(apostei|apostamos)$/, 'Aposta'],
]

/** The name of a deed or picture between two tokens, if one tells by itself what was paid. */
export function nameDeed(reading: Reading, first: number, last: number): string | null {
  for (let at = first; at <= last; at += 1) {
    const token = reading.tokens[at]
    if (!token) break
    const name =
      token.kind === 'emoji'
        ? namePicture(token.folded)
        : deeds.find(([pattern]) => pattern.test(token.norm))?.[1]
    if (name) return name
  }
  return null
}
