import { isSame, tellingWords } from '#conversation/match-named.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { putting } from '#conversation/restating/meant/cues.ts'
import type { Scene } from '#conversation/restating/meant/scene.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'

/** One entry is to be two. */
export const parting = words(
  'separa separe separar separado separada separados separadas divide dividir dividindo desmembra ' +
    'desmembre desmembrar reparte repartir quebra quebre lancamentos lancamento',
)
interface Stretch {
  first: number
  last: number
}

export interface Part {
  sum: number
  /** What it was. */
  name: Stretch
  /** What is left is not told. */
  isAlone: boolean
}

interface Told {
  at: number
  sum: number
}

/** Of two that come to the whole the one that is not called as the whole is; else the only one. */
export function partOf({ message }: Scene, whole: Remembered): Part | null {
  const told = sumsOf(message, whole)
  const [one = 0, other, more] = new Set(told.map(({ sum }) => sum))
  if (more !== undefined || one === 0 || one >= whole.amountCents) return null
  if (other !== undefined && one + other !== whole.amountCents) return null
  const said = wordsOf(message, whole)
  const isOne = other === undefined
  const ways = told.flatMap(({ at, sum }) => {
    if (!isOne && isLeft(message, at)) return []
    // A part that is taken out is told so, and what is left is called as the whole.
    const left = told.filter((each) => each.sum !== sum)
    const gap =
      isOne || isTakenOut(message, at)
        ? 0
        : Math.min(...left.flatMap((each) => gapsTo(message, each.at, whole)))
    return said.map((head) => ({
      sum,
      head,
      cost: gap + Math.abs(head - at) + (isThing(normAt(message, head)) ? 0 : unknownCost),
    }))
  })
  const [best] = ways.toSorted((a, b) => a.cost - b.cost)
  if (!best || !Number.isFinite(best.cost)) return null
  const name = { first: best.head, last: endOf(message, best.head, said) }
  // "40 era da vizinha" is somebody's part, and no other thing.
  const { tokens } = message.reading
  const isOfSomeone = tokens.some(({ norm }, at) => {
    const lead =
      tokens[at - 1]?.norm === 'meu' || tokens[at - 1]?.norm === 'minha' ? at - 2 : at - 1
    const isFor = /^(?:pra|para|pro)$/.test(tokens[lead]?.norm ?? '')
    return isSomeone(norm) && !isFor && (at <= name.first || at > name.last)
  })
  if (isOfSomeone) return null
  return { sum: best.sum, name, isAlone: isOne }
}

const unknownCost = 4

type Said = Scene['message']

function normAt({ reading }: Said, at: number): string {
  return reading.tokens[at]?.norm ?? ''
}

const money = new Set(['amount', 'unplaced', 'unit-price', 'balance', 'measure'])

function sumsOf({ reading }: Said, whole: Remembered): Told[] {
  return reading.numbers.flatMap(({ first, role, hundredths }) => {
    const isOther = hundredths !== null && hundredths !== whole.amountCents && hundredths > 0
    // "divide em 2"
    const isCount = hundredths === 200 && reading.tokens[first - 1]?.norm === 'em'
    return isOther && !isCount && money.has(role) ? [{ at: first, sum: hundredths }] : []
  })
}

const leaving = words('sobra sobrou sobram resta restou restam fica ficou ficam')
const taking = words('tira tire separa separe desconta desconte retira retire')

/** "sobra 102" */
function isLeft(message: Said, at: number): boolean {
  return leaving.has(normAt(message, at - 1))
}

/** "separa 40 desse mercado" */
function isTakenOut(message: Said, at: number): boolean {
  return taking.has(normAt(message, at - 1))
}

/** How far a sum is from each word of that name. */
function gapsTo({ reading }: Said, at: number, { name }: Remembered): number[] {
  const words = tellingWords(name)
  return reading.tokens.flatMap(({ norm }, by) => {
    return words.some((word) => isSame(word, norm)) ? [Math.abs(by - at)] : []
  })
}

const idle = words(
  'junto compra incluso meio verdade desses dessas daquela naquela daquele naquele vdd tira ' +
    'tire fica sobra',
)

/** Where words stand that may be what the part was: none of the order, or of the whole's name. */
function wordsOf(message: Said, whole: Remembered): number[] {
  const own = tellingWords(whole.name)
  return tellingIn(message).flatMap(({ word, at }) => {
    const isOrder = putting.has(word) || parting.has(word) || idle.has(word) || leaving.has(word)
    const isElse = isOrder || taking.has(word) || own.some((one) => isSame(one, word))
    // "no meio da feira" is where it was.
    const isPlace = normAt(message, at - 2) === 'meio'
    return isElse || isPlace || findVerb(word) ? [] : [at]
  })
}

const joints = words('de do da pra pro para meu minha dos das')

/** "brinquedo pro meu neto": as far as its words are joined. */
function endOf({ reading: { tokens } }: Said, first: number, said: readonly number[]): number {
  let last = first
  for (let at = first + 1; at < tokens.length; at += 1) {
    const { kind, norm } = tokens[at] ?? { kind: 'mark', norm: '' }
    if (said.includes(at) && kind === 'word') last = at
    else if (kind !== 'word' || !joints.has(norm)) break
  }
  return last
}
