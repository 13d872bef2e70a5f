import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const words = new Set('orcamento orcamentos limite limites teto tetos limitar'.split(' '))
const ends = new Set(['.', '!', '?', ';'])

/**
 * The sentence that sets a limit, from the word for it on; null where that is all there is: in
 * "esse uber é da firma. limite de 800 pra restaurante" the ride is no part of it.
 */
export function limitItself({ text, tokens, amounts, today }: Reading): Reading | null {
  const at = tokens.findLastIndex(({ norm }) => words.has(norm))
  const [amount] = amounts.filter(({ first }) => first > at)
  if (at <= 0 || !amount) return null
  const from = tokens[at]?.start ?? 0
  const end = tokens.findIndex(({ norm }, next) => next > amount.last && ends.has(norm))
  const to = end < 0 ? text.length : tokens[end]?.start
  return readMessage(text.slice(from, to), today)
}

const begged = 'da|rola|pode|podes|consegue|possivel|certo'
const sets = 'por|colocar|botar|criar|fazer|definir|deixar|marcar|separar|estabelecer|ter'

const polite = new PhraseBook('a limit that is begged for', [
  {
    means: 'begged',
    say: `orcamento|limite|teto ..8 [,|.] [isso] ${begged} [ser|certo] ? $`,
    like: 'quero separar um limite de 400 pra ingrediente, dá?',
  },
  {
    means: 'begged',
    say: 'orcamento|limite|teto ..8 [,|.] tem como [isso] ? $',
    like: 'quero limite de 200 pra uber, tem como?',
  },
  {
    means: 'begged',
    say: `${begged} [pra|para] [voce|tu|eu] ${sets} [um|o|meu] orcamento|limite|teto`,
    like: 'dá pra colocar um limite de 300 pra lazer?',
  },
  {
    means: 'begged',
    say: `tem como [voce|tu|eu] ${sets} [um|o|meu] orcamento|limite|teto`,
    like: 'tem como botar um limite de 300 pra lazer?',
  },
  {
    means: 'begged',
    say: '@ ..8 avisa|avise|avisar|segura|fala|grita se|quando|caso [eu] passar|estourar|ultrapassar [disso|desse] [valor] ? $',
    like: 'em dezembro só posso gastar 200 com lazer, me avisa se eu passar?',
  },
])

/** "limite de 400 pra ingrediente, dá?" asks for it to be set, and nothing else. */
export function isBegged(reading: Reading): boolean {
  return reading.amounts.length === 1 && polite.isIn(reading)
}
