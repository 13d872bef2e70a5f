import { tellingWords } from '#conversation/match-named.ts'
import { changeOf } from '#conversation/restating/meant/change.ts'
import { ahead, naming, pointing, putting } from '#conversation/restating/meant/cues.ts'
import {
  meantIn,
  namesOther,
  type Scene,
  type Span,
  says,
} from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import { findVerb } from '#language/verbs.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { isFiller } from '#understanding/plain-words.ts'

const being = new Set('foi era eh'.split(' '))
const of = new Set('de do da pra pro para com'.split(' '))
const hereWords = new Set(['ai', 'la'])
const reaching = new Set(
  'contato numero telefone endereco zap whatsapp recado chave lista convite agenda grupo'.split(
    ' ',
  ),
)
const titles = new Set('seu dona dr dra'.split(' '))

/**
 * The turn of who it was that stands behind an entry: "faltou o nome dele, é o Raimundo". The name
 * of the entry stays, and theirs is put beside it.
 */
export function personMeant(scene: Scene): Turn | null {
  const { reading } = scene.message
  if (scene.others.length > 0 || scene.mends.length > 0 || says(scene, ahead)) return null
  const span = personIn(scene)
  const meant = span && meantIn(scene, span)
  if (!span || !meant) return null
  const near = reading.tokens.slice(Math.max(0, span.first - 2), span.first)
  const isWho = near.some(({ norm }) => being.has(norm)) && !near.some(({ norm }) => of.has(norm))
  if (meant.by === 'last' && isWho && namesOther(scene, span)) return null
  const isHere = hereWords.has(reading.tokens[span.last + 1]?.norm ?? '')
  const isPointed = meant.by !== 'last' || isWho || isHere || says(scene, pointing)
  const isPut = reading.tokens.slice(0, span.first).some(({ norm }) => putting.has(norm))
  if (!says(scene, naming) && !(isPut && isPointed)) return null
  // "o nome dele é Raimundo" may be of anybody, and a "contato" is no name.
  if ((meant.by === 'last' && !says(scene, putting)) || says(scene, reaching)) return null
  const { text, tokens } = reading
  const who = text.slice(tokens[span.first]?.start, tokens[span.last]?.end)
  const { name, type } = meant.entry
  // "deixa, quem pagou foi o Gui": another paid it.
  if (type === 'despesa' && reading.tokens.some(({ norm }) => norm === 'pagou')) return null
  const isThere = tellingWords(who).every((word) => fold(name).includes(word))
  const isWhole = name.includes('(')
  if (isThere || isWhole) return null
  return changeOf(scene, meant.entry, {
    description: `${name} (${who.split(' ').map(capital).join(' ')})`,
  })
}

/** The only person that is named, with how they are called; null for none or several. */
function personIn({ message, own }: Scene): Span | null {
  const { tokens, text } = message.reading
  const isNamed = tokens.some(({ norm }) => naming.has(norm))
  const known = new Set(own.flatMap(({ name }) => tellingWords(name)))
  const isCapital = (at: number) => /^\p{Lu}\p{Ll}/u.test(text.slice(tokens[at]?.start))
  const isUnknown = (norm: string) => !findMeanings(norm) && !findVerb(norm) && !isFiller(norm)
  const isPerson = (at: number) => {
    const { kind, norm } = tokens[at] ?? { kind: 'mark', norm: '' }
    if (kind !== 'word' || known.has(norm)) return false
    if (isFirstName(norm)) return true
    const before = tokens[at - 1]
    const isLed = titles.has(before?.norm ?? '') && isUnknown(norm)
    const isCalled = isCapital(at) && before?.kind === 'word' && isUnknown(norm)
    return isLed || (isNamed && isCalled)
  }
  const found = tokens.flatMap((_, at) => (isPerson(at) ? [at] : []))
  const [first, ...others] = found
  if (first === undefined) return null
  const last = others.filter((at, by) => at === first + by + 1 && isCapital(at)).at(-1) ?? first
  const isOne = others.every((at) => at <= last || tokens[at]?.norm === tokens[first]?.norm)
  const isTitled = titles.has(tokens[first - 1]?.norm ?? '')
  return isOne ? { first: isTitled ? first - 1 : first, last } : null
}
