import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** No name ends with these. */
const trailing = set('de do da dos das com em por pra pro para no na e c p disse falou contou alem')
const having = set('tenho temos tinha')
const articles = set('o a os as um uma uns umas')
const along = new Set(['com', 'c'])
/** Whose somebody is, in the words of whoever reads it: not Lya's mother. */
const theirs = new Map([
  ['minha', 'a'],
  ['meu', 'o'],
  ['minhas', 'as'],
  ['meus', 'os'],
])
/** What a driver did, by what it is. */
const deeds = new Map([
  ['rodei', 'corridas'],
  ['rodando', 'corridas'],
  ['rodar', 'corridas'],
])

/**
 * The words of a name without what belongs to the sentence: `bolo de aniversário de`,
 * `Tenho a faculdade`, `mercado disse`; `pizza c a ju` is `pizza com a ju`, and
 * `almoço com minha mãe` is `almoço com a mãe`.
 */
export function tidied(name: string): string {
  const words = name.split(' ')
  // "acetona no din 12": in cash.
  if (words.length > 2 && /^din(di)?$/.test(fold(words.at(-1) ?? ''))) words.pop()
  while (words.length > 1 && trailing.has(fold(words.at(-1) ?? ''))) words.pop()
  if (words.length > 1 && having.has(fold(words[0] ?? ''))) {
    words.shift()
    if (words.length > 1 && articles.has(fold(words[0] ?? ''))) words.shift()
  }
  const long = words.map((word, at) => {
    if (word === 'c' && at > 0) return 'com'
    const isAlong = at > 0 && along.has(fold(words[at - 1] ?? ''))
    return (isAlong && theirs.get(fold(word))) || word
  })
  const [only, more] = long
  if (attended.has(fold(only ?? ''))) return attendance(long.slice(1))
  return (more === undefined && deeds.get(fold(only ?? ''))) || long.join(' ')
}

const attended = set('atendi atendemos')

/** `Atendi a Rose` is what was done, and no name: `atendimento da Rose`. */
function attendance([first, ...more]: readonly string[]): string {
  if (first === undefined) return 'atendimento'
  const isArticle = /^[oa]s?$/.test(fold(first)) && more.length > 0
  return ['atendimento', isArticle ? `d${fold(first)}` : `de ${first}`, ...more].join(' ')
}

const somebody = set('pessoa cara comprador compradora')
const services = set('luz gas agua internet telefone')

/** Which of two names tells more than both: no way of paying, no stranger, no other bill. */
export function tellingOne(name: string, more: string): string | null {
  const [first, second] = [fold(name), fold(more)]
  if (isCheque(second)) return name
  if (isCheque(first) || somebody.has(first)) return capital(more)
  if (somebody.has(second)) return name
  return first.startsWith('conta d') && services.has(second) ? name : null
}

function isCheque(words: string): boolean {
  return words.split(' ').some((word) => word === 'cheque' || word === 'cheques')
}
