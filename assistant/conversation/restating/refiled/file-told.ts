import { type CategorySaid, categorySaidAt } from '#conversation/restating/refiled/category-said.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** Where something is to stand, and where not. */
export interface FileTold {
  /** It stands there, and should not: "de lazer", "não é freelance", "lazer nada". */
  from?: CategorySaid
  /** One of the person's categories that it is to have, or the rest. */
  to?: CategorySaid
  /** What is said in its place and is no category of theirs. */
  instead?: { first: number; last: number; isPlaced: boolean }
}

const being = words('eh era foi fica ficou entra conta vai sao eram esta ta')
const between = words(
  'a o as os um uma de do da em no na com como pra para pro categoria gasto gastos tipo meu minha',
)
const placing = words(
  'poe bota coloca ponha coloque bote por botar colocar joga jogar muda mude mudar troca troque ' +
    'trocar passa passe passar manda move deixa deixe deixar altera corrige',
)
const leading = words('em no na pra para pro como categoria eh era')
const leaving = words('tira tire tirar sai sair')
/** "tira o limite de lazer" is of no entry. */
const planned = words('limite limites orcamento teto meta conta contas lembrete aviso')
const tails = words('entao ai ta viu por favor pf pfv msm mesmo ok ne kkk kkkk so ja tbm tambem ue')

/** "põe em outros", "de lazer pra educação", "não é saúde, bota em material"; null for neither. */
export function fileTold(message: Message): FileTold | null {
  const { tokens } = message.reading
  const from = deniedIn(message) ?? leftIn(message)
  for (let at = 0; at < tokens.length; at += 1) {
    if (from && at >= from.first - 1 && at <= from.last) continue
    const norm = tokens[at]?.norm ?? ''
    const isPlaced = tokens.slice(0, at).some((one) => placing.has(one.norm))
    const isBehind = from !== null && at > from.last
    const isOf = isBehind && being.has(norm)
    if ((!leading.has(norm) && !isOf) || !(isBehind || isPlaced)) continue
    const first = skipped(message, at + 1)
    const to = categorySaidAt(message, first)
    const isTold = to !== null && to.first !== from?.first
    if (isTold && (isBehind || isAtEnd(message, to.last + 1)))
      return { ...(from ? { from } : {}), to }
    // Where no category is left, and none of theirs is named, a name is told as well.
    const isNamed = tokens[first]?.kind === 'word' && !placing.has(tokens[first].norm)
    if (isBehind && isNamed) {
      const last = endOf(message, first)
      return { from, instead: { first, last, isPlaced: isPlaced && !isOf } }
    }
  }
  return from ? { from } : null
}

/** "não é gasto de lazer", "não é mercado nem alimentação", "lazer nada", "transporte não". */
function deniedIn(message: Message): CategorySaid | null {
  const { tokens } = message.reading
  for (const at of tokens.keys()) {
    const said = categorySaidAt(message, at)
    if (!said) continue
    const [next, after] = [tokens[said.last + 1]?.norm ?? '', tokens[said.last + 2]]
    const isRefused =
      next === 'nao' && at < 2 && (after?.kind === 'mark' || being.has(after?.norm ?? ''))
    if (next === 'nada' || isRefused) return { ...said, last: said.last + 1 }
    const before = tokens.slice(Math.max(0, at - nearMax), at)
    const no = before.findLastIndex(({ norm }) => norm === 'nao')
    const isOf = before.slice(no + 1).every(({ kind }) => kind === 'word')
    if (no >= 0 && isOf && being.has(before[no + 1]?.norm ?? '')) return said
  }
  return null
}

/** Words from "não" to the category that is not meant. */
const nearMax = 6

/** "muda o adobe de lazer pra outros", "tira o adobe de lazer". */
function leftIn(message: Message): CategorySaid | null {
  const { tokens } = message.reading
  const order = tokens.findIndex(({ norm }) => placing.has(norm) || leaving.has(norm))
  if (order < 0 || tokens.some(({ norm }) => planned.has(norm))) return null
  for (let at = order + 1; at < tokens.length; at += 1) {
    const before = tokens[at - 1]?.norm ?? ''
    const isOf = /^d[aeo]$/.test(before) || before === 'categoria'
    const said = isOf ? categorySaidAt(message, at) : null
    if (!said || said.name === null) continue
    const next = tokens[said.last + 1]?.norm ?? ''
    const isLeft = leaving.has(tokens[order]?.norm ?? '')
    if (isLeft || leading.has(next)) return said
  }
  return null
}

function skipped({ reading: { tokens } }: Message, from: number): number {
  let at = from
  while (between.has(tokens[at]?.norm ?? '')) at += 1
  return at
}

/** "põe em lazer então": nothing more is told that would be of another thing. */
function isAtEnd({ reading: { tokens } }: Message, from: number): boolean {
  const next = tokens[from]
  return next?.kind !== 'word' || tails.has(next.norm) || next.norm === 'e'
}

/** Up to the mark or the choice that ends it: "em trabalho ou material". */
function endOf({ reading: { tokens } }: Message, first: number): number {
  const end = tokens.findIndex(
    ({ kind, norm }, at) => at > first && (kind !== 'word' || norm === 'ou' || tails.has(norm)),
  )
  return (end < 0 ? tokens.length : end) - 1
}
