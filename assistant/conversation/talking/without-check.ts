import { isAsking } from '#conversation/apart/joined/asking.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { type FoundPhrase, PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const before = '.|,|;|! [e] [ai] [lya|ja|voce|tu|ta] [ja]'
const checks = new PhraseBook('a check behind what is told', [
  {
    means: 'heard',
    say: `${before} entendeu|entendido|sacou|certo|beleza|combinado|fechou [lya|amiga|minha|bem|querida] ? $`,
    like: 'paguei 80 de luz, entendeu?',
  },
  {
    means: 'wondered',
    say: `${before} acredita|acreditas|sabia [nisso|nao] ? $`,
    like: 'o torneiro me cobrou 70, acredita?',
  },
  {
    means: 'noted',
    say: `${before} anotou|registrou|salvou|lancou|marcou|conseguiu|captou|pegou [isso|tudo|ai|anotar] ? $`,
    like: 'gastei 50 no mercado, anotou?',
  },
  {
    means: 'noted',
    say: `${before} esta|ficou|foi anotado|registrado|salvo|lancado ? $`,
    like: 'gastei 50 no mercado, tá anotado?',
  },
])

/**
 * What was told without the check behind it, which asks nothing of the accounts: "gastei 50 no
 * mercado, anotou?". Where that stands there already, it asks just this, and is left as it is.
 */
export function withoutCheck(input: TurnInput): TurnInput {
  const told = withoutTags(input)
  const { text } = told
  if (!/\?\s*$/.test(text)) return told
  const reading = readMessage(text, told.today)
  const { tokens, amounts } = reading
  const found = amounts.length > 0 ? checks.find(reading) : null
  const mark = found && tokens[found.first]
  if (!mark || !isEntry(reading, found)) return told
  if (found.means === 'noted' && standsThere(told, reading)) return told
  return { ...told, text: reading.text.slice(0, mark.start).trimEnd() }
}

/** Said for an answer that is not waited for. */
const tags = words('esta viu ok beleza')

/** "a prestação é Moradia, tá? obrigado": a full stop in place of the mark that asks nothing. */
function withoutTags(told: TurnInput): TurnInput {
  if (!told.text.includes('?')) return told
  // The places of its words are those in the text as it is read, without its courtesies.
  const { tokens, text: read } = readMessage(told.text, told.today)
  if (tokens.some(({ norm }) => isAsking(norm))) return told
  const mark = tokens.find(({ norm }, at) => {
    return norm === '?' && tags.has(tokens[at - 1]?.norm ?? '') && tokens[at - 2]?.norm === ','
  })
  if (!mark) return told
  const text = `${read.slice(0, mark.start)}.${read.slice(mark.end)}`
  return withoutTags({ ...told, text })
}

/** Told as done, with nothing asked: "o uber de 20, você anotou?" asks for one. */
function isEntry({ tokens }: Reading, { first, means }: FoundPhrase<string>): boolean {
  const front = tokens.slice(0, first)
  if (front.some(({ norm }) => norm === '?')) return false
  const isDone = front.some(({ norm }) => findVerb(norm)?.form === 'i-did')
  // "ele já calça 35, acredita?" tells of no money.
  if (means === 'wondered') {
    return isDone || front.some(({ norm }) => findVerb(norm)?.form === 'they-did')
  }
  // "meu limite de mercado é 500, certo?", "a luz vence dia 5, certo?" ask how it stands.
  return isDone || (means === 'heard' && !front.some(({ norm }) => standing.has(norm)))
}

const standing = new Set('eh sao esta ta era meu minha limite meta orcamento vence todo'.split(' '))

function standsThere({ recent }: TurnInput, { amounts }: Reading): boolean {
  const known = recent?.() ?? []
  return amounts.some(({ valueCents }) =>
    known.some(({ amountCents }) => amountCents === Math.round(valueCents)),
  )
}
