import { isSame, tellingWords } from '#conversation/match-named.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import type { FoundPhrase } from '#language/phrases/phrase-book.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'

/** Words that say nothing of another matter, wherever they stand in an order. */
const idle = new Set(
  (
    'o a os as um uma esse essa esses essas este esta isso isto ai aqui la daqui dai dali disso lya favor por ' +
    'pra para mim me te e eh de do da dos das no na em que eu voce vc tu entao agora ja so mesmo mais nao sim ' +
    'fora lista registro registros anotacoes contas gastos livro extrato oi olha ah ahn opa ops kkk rs viu ta ' +
    'botou pos colocou duas dois vez uma um so ele ela eles elas minha meu nosso nossa ficar aparecer constar acabou fixas mensais resolvi decidi ' +
    'tambem tanto quanto anotei anotou anotado lancei lancou coloquei falei mandei pode podes podia poderia ' +
    'consegue quero queria preciso obrigado obrigada valeu blz beleza bem pensando melhor gentileza ultimo ultima'
  ).split(' '),
)

/** Why it goes: it was another's, it cost nothing, or it was no purchase at all. */
const whyGone = new Set(
  (
    'pagou pagaram bancou bancaram banca arcou quitou cobrou cobraram cancelou cancelaram cancelei cancelado devolveu ' +
    'devolveram gratis graca cortesia brinde presente engano errei errado errada erro duplicado duplicada ' +
    'repetido repetida confundi desisti rolou aconteceu comprei paguei fui peguei usei convite convidou conta'
  ).split(' '),
)

/** An order that is given of what was noted, and of nothing in life. */
const ordering = new Set(
  (
    'apaga apague apagar exclui exclua excluir deleta deletar remove remova remover tira tire tirar retira ' +
    'retire retirar encerra encerre encerrar finaliza finalizar risca risque desconsidera desconsidere desconsiderar ignora ignore ignorar elimina elimine'
  ).split(' '),
)

const who = new Set([
  ...wordsOf('{kin}'),
  ...wordsOf('{friend}'),
  ...'ele ela eles elas amigo amiga cara moca moco patrao chefe empresa firma'.split(' '),
])

/** What is still to come, or happens again and again. */
const elsewhen = new Set(
  (
    'vou vamos amanha depois sempre proximo proxima semana mes dia rotina dieta vida vezes ' +
    'separado sozinho ainda quando cartao reembolsar ressarcir reembolso surpresa segredo'
  ).split(' '),
)

/**
 * Whether an order is of what is named and of nothing else: beside the name and the order it tells
 * at most why that goes. What tells of more is to be asked about.
 */
export function isPlainOrder(
  { tokens, days, today }: Reading,
  names: readonly string[],
  { first, last, means }: Pick<FoundPhrase, 'first' | 'last' | 'means'>,
): boolean {
  const tells = means === 'order'
  if (days.some(({ date }) => Temporal.PlainDate.compare(date, today) > 0)) return false
  const own = names.flatMap(tellingWords)
  const isOwn = (word: string) => own.some((one) => isSame(one, word))
  const rest = tokens.filter(({ kind, norm }, at) => {
    const isOrder = at >= first && at <= last
    return kind === 'word' && !isOrder && !isIdle(norm) && !isOwn(norm)
  })
  if (!tokens.every((_, at) => isOfOwn(tokens, at, isOwn))) return false
  // "não conta o presente pra Bia": it is told to nobody.
  if (tokens.some(({ norm }, at) => isFirstName(norm) && isTo(tokens[at - 1]?.norm))) return false
  if (rest.length === 0) return true
  const words = rest.map(({ norm }) => norm)
  if (words.some((word) => elsewhen.has(word) || isOtherThing(word))) return false
  const isOrdered = tokens.some(({ norm }) => ordering.has(norm))
  const isOfOther = !tells && words.some((word) => who.has(word) || isFirstName(word))
  return isOrdered || isOfOther || words.some((word) => whyGone.has(word))
}

const isTo = (word = ''): boolean => /^(pra|para|pro)$/u.test(word)
export const isIdle = (word: string): boolean => idle.has(word) || ordering.has(word)

const ends = new Set(['que', 'porque', 'pq', 'pois', 'foi', 'senao', 'mas'])

/** Behind a word of taking away the first that says anything, in its clause, is what is meant. */
function isOfOwn(tokens: Reading['tokens'], at: number, isOwn: (word: string) => boolean): boolean {
  if (!ordering.has(tokens[at]?.norm ?? '')) return true
  const behind = tokens.slice(at + 1)
  const end = behind.findIndex(({ kind, norm }) => kind === 'mark' || ends.has(norm))
  const clause = end < 0 ? behind : behind.slice(0, end)
  const object = clause.find(({ kind, norm }) => kind === 'word' && !isIdle(norm))
  return object === undefined || isOwn(object.norm)
}

function isOtherThing(word: string): boolean {
  return isThing(word) && !who.has(word) && !isFirstName(word) && !whyGone.has(word)
}
