import { wordsOf } from '#language/phrases/classes.ts'
import type { Token } from '#language/tokens.ts'
import { leads, objects } from '#understanding/deed-meant.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'

/** What nobody asks of Lya: said so, it is what the writer did. */
const deeds = new Set(
  'compre pague gaste ganhe empreste almoce jante alugue abastec deix'.split(' '),
)
/** What may be asked of her as well ("troque o mercado por padaria"). */
const orders = new Set(['troque'])

const advertised = new Set('leve apenas promocao aproveite gratis evite acesse clique'.split(' '))
const yours = new Set('seu sua seus suas'.split(' '))
const ways = new Set('pelo pela com agora no'.split(' '))
const wishing = new Set('talvez caso quando se tomara'.split(' '))
/** Behind these, what follows "que" is wished; "o dinheiro que eu ganhe" was earned. */
const wanting = new Set(
  (
    'quer queria quero querem espero espera esperando preciso precisa precisava deixe deixa lembre ' +
    'lembra avise avisa pediu pede pediram mandou manda falou disse bom melhor medo antes ate ' +
    'torco torcendo pra para sem vai'
  ).split(' '),
)
/** Who is not the writer: "ele me pague", "Deus lhe pague". */
const others = new Set([
  ...'ele ela eles elas voce me te ti lhe nos se quem alguem deus ninguem'.split(' '),
  ...wordsOf('{person}'),
])

/** `compre um mouse 25`, `pague a luz`, `ganhe 100`: in the north nobody says the last letter. */
export function doneNotAsked(tokens: readonly Token[], at: number): string | null {
  const own = tokens[at]?.folded ?? ''
  if (!deeds.has(own) && !orders.has(own)) return null
  if (isAdvert(tokens, at) || isWished(tokens, at)) return null
  if (orders.has(own) && !isTold(tokens, at)) return null
  if (others.has(tokens[at - 1]?.norm ?? '') || isPartOfName(tokens, at)) return null
  return own === 'deix' ? 'deixei' : `${own}i`
}

function isAdvert(tokens: readonly Token[], at: number): boolean {
  const [own, name] = [tokens[at + 1]?.folded ?? '', tokens[at + 2]?.folded ?? '']
  // "pague sua conta até o dia 10" is asked of somebody, "pague seu Zé" told by somebody.
  if (own === 'ate' || (yours.has(own) && !isFirstName(name))) return true
  const behind = tokens.slice(at + 1)
  const isPriced = behind.some((token, next) => isFigure(token) && behind[next + 1]?.norm !== '%')
  // A boleto's "Pague pelo app.", a shop's "ganhe 10%", its "Compre por 900!".
  if (!isPriced && (ways.has(own) || behind.some(({ folded }) => folded === '%'))) return true
  if (!leads.has(tokens[at - 1]?.folded ?? '') && isCalledOut(behind)) return true
  return tokens[0]?.folded === 'oferta' || tokens.some(({ folded }) => advertised.has(folded))
}

const isFigure = ({ kind }: Token) => kind === 'number'
const sentenceEnds = new Set(['.', '!', '?', '\n'])

/** Whether the sentence ends with one exclamation mark; who is glad of a prize has several. */
function isCalledOut(behind: readonly Token[]): boolean {
  const end = behind.findIndex(({ folded }) => sentenceEnds.has(folded))
  return behind[end]?.folded === '!' && behind[end + 1]?.folded !== '!'
}

/** Whether it is wished in its clause: `talvez eu compre`, `ela quer que eu compre`. */
function isWished(tokens: readonly Token[], at: number): boolean {
  let isThat = false
  for (let back = at - 1; back >= 0 && tokens[back]?.kind !== 'mark'; back -= 1) {
    const { folded = '', norm = '' } = tokens[back] ?? {}
    if (wishing.has(folded) || (isThat && wanting.has(folded))) return true
    if (norm === 'que') isThat = true
  }
  return false
}

/** The "troque" of "troque o óleo 120", and of "ontem troque o óleo". */
function isTold(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (leads.has(before?.folded ?? '')) return true
  const isHead = before === undefined || before.kind === 'mark'
  const isOf = objects.has(after?.folded ?? '') || after?.kind === 'number'
  return isHead && isOf && tokens.slice(at).some(({ kind }) => kind === 'number')
}

/** A park with fish ("pesque e pague"), a pharmacy ("pague menos"), a shop's "indique e ganhe". */
function isPartOfName(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.folded === 'e' ? tokens[at - 2] : tokens[at - 1]
  return tokens[at + 1]?.folded === 'menos' || /^(pes|indi)que$/.test(before?.folded ?? '')
}
