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

/** Pictures that people write in place of the word. */
const pictures = new Map([
  ['☕', 'Café'],
  ['🍕', 'Pizza'],
  ['🍔', 'Hambúrguer'],
  ['🍟', 'Lanche'],
  ['🌭', 'Cachorro-quente'],
  ['🍣', 'Sushi'],
  ['🍦', 'Sorvete'],
  ['🍨', 'Sorvete'],
  ['🍫', 'Chocolate'],
  ['🎂', 'Bolo'],
  ['🥩', 'Carne'],
  ['🥖', 'Pão'],
  ['🍞', 'Pão'],
  ['🍺', 'Cerveja'],
  ['🍻', 'Cerveja'],
  ['🍷', 'Vinho'],
  ['⛽', 'Gasolina'],
  ['🚕', 'Táxi'],
  ['🚖', 'Táxi'],
  ['🚗', 'Carro'],
  ['🚌', 'Ônibus'],
  ['🚇', 'Metrô'],
  ['🛒', 'Mercado'],
  ['💊', 'Remédio'],
  ['🎬', 'Cinema'],
  ['🍿', 'Pipoca'],
  ['🎁', 'Presente'],
  ['💇', 'Cabelo'],
  ['💅', 'Manicure'],
  ['💡', 'Conta de luz'],
  ['📚', 'Livros'],
  ['👟', 'Tênis'],
])

/** The name of a deed or picture between two tokens, if one tells by itself what was paid. */
export function nameDeed(reading: Reading, first: number, last: number): string | null {
  for (let at = first; at <= last; at += 1) {
    const token = reading.tokens[at]
    if (!token) break
    const name =
      token.kind === 'emoji'
        ? pictures.get(token.folded)
        : deeds.find(([pattern]) => pattern.test(token.norm))?.[1]
    if (name) return name
  }
  return null
}

/** What a picture stands for, folded, if it stands for a thing that is bought. */
export function namePicture(picture: string): string | undefined {
  return pictures.get(picture)
}
