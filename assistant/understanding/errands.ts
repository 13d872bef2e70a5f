import { fold } from '#language/fold.ts'

const came = new Set('veio vieram passou passaram apareceu apareceram chegou'.split(' '))
/** What is said of the way to somebody, and never of the money. */
const passed = new Set('aqui em casa pra para ate so ja la no na minha meu'.split(' '))
const paid = new Map([
  ['pagar', 'pagou'],
  ['acertar', 'acertou'],
  ['quitar', 'quitou'],
  ['devolver', 'devolveu'],
])
const toWriter = new Set(['me', 'nos'])
/** As many words as `aqui em casa hoje de manhã pra me` has. */
const wayMax = 9
const sentenceEnd = /[.!?;,:]$/

const stopped = new Set(['parei', 'paramos', 'passei'])
const toEat = new Set(['pra', 'para', 'num', 'comer', 'tomar'])
const eaten = new Set('lanche lanchinho cafe cafezinho almoco pastel salgado suco acai'.split(' '))

/** "parei pra um lanche de 12" is "comi um lanche de 12". */
export function withoutStops(text: string): string {
  const plain = plainWords(text)
  const at = plain.findIndex((word, index) => {
    return stopped.has(word) && toEat.has(plain[index + 1] ?? '')
  })
  if (at < 0) return text
  const words = text.split(' ')
  const thing = plain.findIndex((word, index) => index > at && !toEat.has(word))
  if (!plain.slice(thing, thing + 2).some((word) => eaten.has(word))) return text
  return [...words.slice(0, at), 'comi', ...words.slice(thing)].join(' ')
}

/**
 * A text in which whoever came to pay has paid: "a Marlene veio aqui me pagar 42" is "a Marlene me
 * pagou 42". What a bill comes for is left as it is.
 */
export function withoutErrands(text: string): string {
  const plain = plainWords(text)
  const at = plain.findIndex((word, index) => {
    return paid.has(word) && toWriter.has(plain[index - 1] ?? '')
  })
  if (at < 0) return text
  const words = text.split(' ')
  const least = Math.max(0, at - wayMax)
  const start = plain.findLastIndex((word, index) => index < at && came.has(word))
  const way = words.slice(start + 1, at - 1)
  if (start < least || way.some((word) => sentenceEnd.test(word))) return text
  const kept = way.filter((word) => !passed.has(fold(word)))
  const [, mark = ''] = /([.!?;,:]*)$/.exec(words[at] ?? '') ?? []
  const deed = `${plain[at - 1]} ${paid.get(plain[at] ?? '')}${mark}`
  return [...words.slice(0, start), ...kept, deed, ...words.slice(at + 1)].join(' ')
}

/** The words, folded, without the mark behind one: folded in one go, for all of them are. */
function plainWords(text: string): string[] {
  const words = fold(text).split(' ')
  return words.map((word) => (sentenceEnd.test(word) ? word.slice(0, -1) : word))
}
