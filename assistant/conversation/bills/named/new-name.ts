import { words } from '#language/phrases/word-set.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Reading } from '#understanding/reading.ts'

/** What something is to be called, and the words by which it was called before, if any. */
export interface NewName {
  /** As it was written. */
  name: string
  /** Folded. */
  former: readonly string[]
  /** It is said to be a name, or stands in quotes. */
  isNaming: boolean
}

type Tokens = Reading['tokens']

const quotes = words('" “ ” \' ‘ ’')
const swaps = words(
  'troca troque trocar muda mude mudar renomeia renomeie renomear corrige corrija altera altere ' +
    'substitui substitua',
)
const namings = words('nome renomeia renomeie renomear chama chame chamar chamado chamada')
/** All that may stand before a name in "o nome certo é só luz, não luz de casa". */
const leading = words(
  'o a eh era foi seria ser pra para so apenas nome certo correto conta dela dele da do na verdade ' +
    'ah opa oxe kkk kk kkkk lya corrige corrija muda troca fatura boleto pagamento : isso ali la ' +
    'chama chamar deve devia tem que mas e',
)
const stops = words('o a eh era so apenas : nome')
const saying = words('eh era ser so apenas :')
const leaving = words('deixa deixe fica fique poe ponha bota coloca chama')
const linking = words('so apenas como de')
const nameMax = 5

/**
 * The names of "é só luz, não luz de casa", "luz de casa não, só luz", "troca luz de casa por luz",
 * "luz de casa deixa só luz", in each way in which two names may stand against each other so.
 */
export function newNamesIn({ tokens, text }: Reading): NewName[] {
  const isQuoted = tokens.some(({ norm }) => quotes.has(norm))
  const bare = tokens.filter(({ norm }) => !quotes.has(norm))
  const ended = bare.at(-1)?.norm === '.' || bare.at(-1)?.norm === '!' ? bare.slice(0, -1) : bare
  const isNaming = isQuoted || ended.some(({ norm }) => namings.has(norm))
  return [swapped, denied, deniedFirst, left].flatMap((find) => {
    const found = find(ended)
    const [former, name] = [trimmed(found?.former ?? []), trimmed(found?.name ?? [])]
    const [first, last] = [name[0], name.at(-1)]
    if (!first || !last || !isPlain(former) || !isPlain(name)) return []
    const written = capital(text.slice(first.start, last.end))
    return [{ name: written, former: former.map(({ folded }) => folded), isNaming }]
  })
}

interface Pair {
  name: Tokens
  former: Tokens
}

/** "troca luz de casa por luz". */
function swapped(tokens: Tokens): Pair | null {
  const at = tokens.findIndex(({ norm }) => swaps.has(norm))
  const by = tokens.findLastIndex(({ norm }) => norm === 'por' || norm === 'pra' || norm === 'para')
  if (at < 0 || at > 2 || by <= at + 1) return null
  return { former: tokens.slice(at + 1, by), name: tokens.slice(by + 1) }
}

/** "é só luz, não luz de casa". */
function denied(tokens: Tokens): Pair | null {
  const no = tokens.findIndex(({ norm }) => norm === 'nao')
  const lead = tokens.findIndex(({ norm }) => !leading.has(norm))
  if (no <= lead || lead < 1) return null
  // "o nome é fatura nubank": what is only called so begins behind 'é'.
  const stop = tokens.findLastIndex(({ norm }, at) => at < lead && saying.has(norm))
  const name = tokens.slice(stop < 0 ? lead : stop + 1, no).filter(({ kind, norm }) => {
    return kind !== 'mark' && norm !== 'e'
  })
  return { name, former: tokens.slice(no + 1) }
}

/** "luz de casa não, só luz". */
function deniedFirst(tokens: Tokens): Pair | null {
  const no = tokens.findIndex(({ norm }) => norm === 'nao')
  const next = tokens[no + 1]
  const from = tokens.findLastIndex(({ norm }, at) => at > no && stops.has(norm))
  if (no < 1 || next?.kind !== 'mark' || from < 0) return null
  return { former: tokens.slice(0, no), name: tokens.slice(from + 1) }
}

/** "o pagamento luz de casa deixa só luz", "a fatura fica como fatura nubank". */
function left(tokens: Tokens): Pair | null {
  const at = tokens.findIndex(({ norm }, index) => index > 0 && leaving.has(norm))
  if (at < 0 || !linking.has(tokens[at + 1]?.norm ?? '')) return null
  const from = at + 2
  return { former: tokens.slice(0, at), name: tokens.slice(from) }
}

/** Without what only leads to the name, and what closes it. */
function trimmed(tokens: Tokens): Tokens {
  const from = tokens.findIndex(({ norm, kind }) => kind === 'word' && !quiet.has(norm))
  const to = tokens.findLastIndex(({ norm }) => !closing.has(norm))
  return from < 0 ? [] : tokens.slice(from, to + 1)
}

const quiet = words('eh era so apenas o a essa esse como que quero queria de da do nome')
const closing = words('viu ta ok por favor so , kkk kk lya')

/** A name as people give them: a few words, and no sentence. */
function isPlain(tokens: Tokens): boolean {
  const isWord = ({ kind, norm }: Tokens[number]) => kind === 'word' && !telling.has(norm)
  return tokens.length > 0 && tokens.length <= nameMax && tokens.every(isWord)
}

const telling = words(
  'que paguei pagou recebi gastei comprei vence venceu foi nao sim ontem hoje amanha categoria mes ' +
    'eu ele ela vou quem',
)
