import { tellingWords } from '#conversation/match-named.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { type Scene, says } from '#conversation/restating/meant/scene.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { isFiller } from '#understanding/plain-words.ts'

/** How it was, of which nothing is to be changed. */
const judging = words(
  'bom boa bons boas otimo otima ruim legal bonito bonita lindo linda gostoso gostosa delicia melhor pior ' +
    'igual corrido corrida cheio cheia vazio vazia fechado fechada lotado lotada cansativo horrivel pesado puxado',
)

/** It was another one, besides. */
const besides = words('tambem tb tbm novamente emprestado outro outra outros outras mais')

/** What is said of the telling, and is no deed. */
const ofTelling = words(
  'lembrei esqueci vi falei disse confundi errei anotei marquei botei coloquei escrevi digitei troquei enganei conferi olhei achei inverti',
)

/** Whether it tells how something was. */
export function isJudged(scene: Scene): boolean {
  return says(scene, judging)
}

/** Whether it is of one more: "também", "de novo", "de volta". */
export function isBesides(scene: Scene): boolean {
  const { flat } = scene.message.reading
  return says(scene, besides) || / de (novo|volta) /.test(` ${flat} `)
}

/** Whether a deed of one's own is told, in life and not in the telling. */
export function isOwnDeed(scene: Scene, but: ReadonlySet<string> = new Set()): boolean {
  return scene.message.reading.tokens.some(({ norm }) => {
    return findVerb(norm)?.form === 'i-did' && !ofTelling.has(norm) && !but.has(norm)
  })
}

/** Somebody is named who is not in the name of the entry. */
export function namesAnother({ message }: Scene, { name }: Remembered): boolean {
  const own = new Set(tellingWords(name))
  return message.reading.tokens.some(({ norm }) => isFirstName(norm) && !own.has(norm))
}

const towards = words('pro pra para')

/** "pro Zé": to somebody, or something, that is no word of the entry's name. */
export function isToAnother({ message }: Scene, { name }: Remembered): boolean {
  const own = new Set(tellingWords(name))
  const { tokens } = message.reading
  return tokens.some(({ kind, norm }, at) => {
    const to = tokens[at - 1]?.norm === 'o' ? tokens[at - 2] : tokens[at - 1]
    const isElse = kind === 'word' && !own.has(norm) && !isFiller(norm) && !findVerb(norm)
    return isElse && towards.has(to?.norm ?? '')
  })
}

const swaps = words('troquei trocamos mudei mudamos')
const joints = words('de do da o a os as meu minha')

/** "troquei de uber pra 99", "troquei a internet": what it was exchanged for in life. */
export function isExchanged({ message, own }: Scene): boolean {
  const { tokens } = message.reading
  const at = tokens.findIndex(({ norm }) => swaps.has(norm))
  if (at < 0) return false
  const near = tokens.slice(at + 1, at + 4).map(({ norm }) => norm)
  const isOf = joints.has(near[0] ?? '')
  return isOf && own.some(({ name }) => tellingWords(name).some((word) => near.includes(word)))
}
