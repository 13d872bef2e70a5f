import { fold } from '#language/fold.ts'

/** What is said to whoever listens, behind what is told; folded, and never about the money. */
const tails = (
  'viu|visse|ta|ta bom|ta certo|ta ok|ok|okay|blz|beleza|por favor|porfavor|pfv|pfvr|pf|pls|obrigada|' +
  'obrigado|obg|obgd|obgda|brigada|brigado|gratidao|valeu|vlw|bjs|bjo|bjos|bj|beijo|beijos|abraco|' +
  'abracos|abs|affe|aff|afe|ne|amem|gracas a deus|gracas|deus me livre|deus e mais|meu deus|' +
  'meu deus do ceu|jesus|misericordia|socorro|que absurdo|absurdo|um absurdo|que roubo|um roubo|' +
  'to com medo|to ate com medo|estou ate com medo|ate com medo|to preocupada|to preocupado|' +
  'carissimo|ta caro tudo|ta tudo caro|tudo caro|ta tudo muito caro|ta dificil|lya|amiga|mana|' +
  // What is paid in one part is paid at once.
  'em 1x|em 1 x|1x|em 1 vez|em uma vez|em 1x sem juros|em 1x no cartao|em 1x no credito|' +
  '1x no cartao|1x no credito|' +
  'kk|kkk|kkkk|kkkkk|rs|rsrs|rsrsrs|haha|hahaha|hehe'
).split('|')

const longestFirst = (one: string, other: string) => other.length - one.length
/** By their last letter. */
const tailsByEnd = Map.groupBy(tails.toSorted(longestFirst), (tail) => tail.at(-1))
const between = ' ,.!?…;()'
/** More courtesies than anybody strings together. */
const asidesMax = 5

/**
 * A text without the courtesies behind what it tells: "uber 23,50 viu, obrigada". One in which no
 * figure would be left, such as a thanks, stays as it is.
 */
export function withoutAsides(text: string): string {
  const told = text.slice(0, endOf(fold(text)))
  return /\d/.test(told) ? told : text
}

function endOf(folded: string): number {
  let end = folded.length
  for (let step = 0; step < asidesMax; step += 1) {
    const told = trimmed(folded, end)
    const tail = tailsByEnd
      .get(folded.charAt(told - 1))
      ?.find((one) => standsAtEnd(folded, told, one))
    if (tail === undefined) return end
    end = trimmed(folded, told - tail.length)
  }
  return end
}

function standsAtEnd(folded: string, end: number, tail: string): boolean {
  const at = end - tail.length
  const isLast = between.includes(folded.charAt(at - 1)) && folded.startsWith(tail, at)
  if (at <= 0 || !isLast) return false
  return !leads.some((lead) => folded.endsWith(` ${lead} `, at))
}

/** Behind these stands a name: `na Valeu`, `pra amiga`, `minha mana`. */
const leads = 'na no da do de a o as os um uma num numa pra pro com e minha meu sua seu que'.split(
  ' ',
)

/** Where what is told ends, before spaces and marks. */
function trimmed(folded: string, end: number): number {
  let at = end
  while (at > 0 && between.includes(folded.charAt(at - 1))) at -= 1
  return at
}

/** What is said for good manners in the midst of a wish; folded. */
const courtesies = [
  ...['por favor', 'por gentileza', 'por obsequio', 'se possivel', 'se puder', 'faz favor'],
  ...['fazendo favor', 'porfavor', 'please'],
]
const around = ' ,.!?;:'
const beside = ' ,'

/**
 * A text without the courtesies in the midst of it: the "por gentileza" of "Apague, por gentileza,
 * a compra da livraria" parts nothing. One that is nothing else stays as it is.
 */
export function withoutCourtesies(text: string): string {
  const folded = fold(text)
  const told = courtesies
    .filter((one) => folded.includes(one))
    .reduce((left, one) => without(left, one), text)
  return told.trim() === '' ? text : told
}

function without(text: string, courtesy: string): string {
  const folded = fold(text)
  const at = folded.length === text.length ? folded.indexOf(courtesy) : -1
  // "Por favor, corrija": what stands first parts nothing either.
  if (at <= 0) return text
  const end = at + courtesy.length
  const isWhole = isEdge(folded, at - 1) && isEdge(folded, end)
  if (!isWhole) return text
  let [first, last] = [at, end]
  while (first > 0 && beside.includes(folded.charAt(first - 1))) first -= 1
  while (last < folded.length && beside.includes(folded.charAt(last))) last += 1
  return `${text.slice(0, first)} ${text.slice(last)}`.trim()
}

function isEdge(folded: string, at: number): boolean {
  return at < 0 || at >= folded.length || around.includes(folded.charAt(at))
}
