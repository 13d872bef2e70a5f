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

/** What a picture stands for, if it stands for a thing that is bought. */
export function namePicture(picture: string): string | undefined {
  return pictures.get(picture)
}

const face = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\s)$/u
const plainEnds = /^[a-z\d](?:.*[a-z\d])?$/is
/** What joins and colours pictures: a zero width joiner and the sixteenth variation selector. */
const joiners = new Set([0x200d, 0xfe0f])

/**
 * A text without the faces and hands at its ends, which only show a mood; a picture of a thing
 * stays, and so does a text of pictures alone.
 */
export function withoutFaces(text: string): string {
  if (plainEnds.test(text)) return text
  const letters = [...text]
  const isSign = (at: number) => isPartOfFace(letters[at] ?? '')
  let first = 0
  while (first < letters.length && isSign(first)) first += 1
  if (first === letters.length) return text
  let end = letters.length
  while (isSign(end - 1)) end -= 1
  const hasThing = (run: string[]) => run.some((one) => pictures.has(one))
  return letters
    .slice(
      hasThing(letters.slice(0, first)) ? 0 : first,
      hasThing(letters.slice(end)) ? undefined : end,
    )
    .join('')
}

function isPartOfFace(letter: string): boolean {
  return face.test(letter) || joiners.has(letter.codePointAt(0) ?? 0)
}
