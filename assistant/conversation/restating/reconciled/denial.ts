import { words } from '#language/phrases/word-set.ts'
import type { Token } from '#language/tokens.ts'
import type { Reading } from '#understanding/reading.ts'

const exclaimed = words(
  'ih ah oxe oxi ue uai opa eita epa calma pera perai espera gente lya ops hein e mas moca mano amiga',
)
const noted = words(
  'botou colocou anotou pos lancou marcou registrou escreveu bote anotaste botaste colocaste',
)
const you = words('voce vc tu ce')
const way = words('entrada receita ganho venda gasto despesa saida compra')
const acting = words('foi era eh comprei paguei gastei vendi recebi fiz peguei tem teve existe')
const leads = words('o a os as um uma de do da no na esse essa como')
const none = words('nada nenhum nenhuma')
const wrongly = words('como errado errada errados erradas duas dobro repetido repetida repetiu')
const wronglyMax = 4
const ends = words('mas era foi eh so e')

/** What a message denies of what stands there. */
export interface Denial {
  /** All that was told last is denied: "não, ...", "você botou como gasto", "os mesmos 15". */
  isOfLast: boolean
  /** The tokens of the thing that is denied: "não comprei carteira nenhuma". */
  of: ReadonlySet<number>
}

/** Whether a message denies something, and what it names as wrong. */
export function denialIn(reading: Reading): Denial {
  const { tokens } = reading
  const of = new Set([...deniedNames(tokens)])
  return { of, isOfLast: opensWithNo(tokens) || tokens.some((_, at) => pointsBack(tokens, at)) }
}

/** "não, ...", "ih, não. ...", "nada disso", "ao contrário", and no "não comprei mais nada". */
function opensWithNo(tokens: readonly Token[]): boolean {
  const first = tokens.findIndex(({ kind, norm }) => kind === 'word' && !exclaimed.has(norm))
  const [no, next] = [tokens[first]?.norm ?? '', tokens[first + 1]]
  if (no === 'nao' || no === 'errado') return next?.kind === 'mark' || next?.norm === 'nao'
  const isContrary = no === 'ao' && next?.norm === 'contrario'
  const isEnd = tokens[first + 2]?.kind !== 'word'
  return isContrary || (no === 'nada' && next?.norm === 'disso' && isEnd)
}

/** "você botou", "os mesmos 15", "entrada não, paguei": of what stands there. */
function pointsBack(tokens: readonly Token[], at: number): boolean {
  const [norm, next] = [tokens[at]?.norm ?? '', tokens[at + 1]?.norm ?? '']
  // "você anotou certinho, agora jantar 30" denies nothing.
  if (you.has(norm)) {
    const said = tokens.slice(at + 2, at + 2 + wronglyMax)
    return noted.has(next) && said.some((one) => wrongly.has(one.norm))
  }
  if (norm.startsWith('mesmo') || norm.startsWith('mesma')) {
    return leads.has(tokens[at - 1]?.norm ?? '') && tokens[at + 1]?.kind === 'number'
  }
  return at < 2 && way.has(norm) && (next === 'nao' || next === 'nada')
}

/** The words of each thing that is denied by its name. */
function deniedNames(tokens: readonly Token[]): number[] {
  return tokens.flatMap(({ norm }, at) => {
    const next = tokens[at + 1]?.norm ?? ''
    // "que carteira?", "mesa nada kkk", "você colocou meia, era calcinha", ", não fermento".
    if (norm === 'que' && at < 2 && tokens.slice(at + 1, at + 6).some(isAstonished))
      return nameFrom(tokens, at + 1)
    if (at > 0 && at < 3 && norm === 'nada' && next !== 'disso') return [at - 1]
    if (noted.has(norm) && you.has(tokens[at - 1]?.norm ?? '')) return notedName(tokens, at + 1)
    if (none.has(norm) && at > 2 && tokens.slice(0, at).some((one) => one.norm === 'nao')) {
      return [at - 1]
    }
    if (norm !== 'nao' || (next === '' && at > 0)) return []
    return acting.has(next) ? nameFrom(tokens, at + 2) : contrasted(tokens, at)
  })
}

/** "você botou água?" asks. */
function notedName(tokens: readonly Token[], from: number): number[] {
  const name = nameFrom(tokens, from)
  return tokens[(name.at(-1) ?? from) + 1]?.norm === '?' ? [] : name
}

function isAstonished({ norm }: Token): boolean {
  return norm === '?' || norm === 'foi' || norm === 'era'
}

/** ", não fermento": right behind a mark, and its end. */
function contrasted(tokens: readonly Token[], at: number): number[] {
  const before = tokens[at - 1]?.norm ?? ''
  return before === ',' || before === 'e' ? nameFrom(tokens, at + 1) : []
}

/** Up to the mark, or to what it is in its place. */
function nameFrom(tokens: readonly Token[], from: number): number[] {
  const found: number[] = []
  for (let at = from; at < tokens.length; at += 1) {
    const { kind, norm } = tokens[at] ?? { kind: 'mark', norm: '' }
    if (kind !== 'word' || ends.has(norm) || norm === 'nao') break
    if (!leads.has(norm)) found.push(at)
  }
  return found
}
