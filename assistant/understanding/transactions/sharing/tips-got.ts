import { clauseAt, type ReadTransaction, type Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'
import { isTipped } from '#understanding/transactions/sharing/tip-given.ts'

const getting = new Set(
  'deu deram rendeu renderam teve tive pingou caiu entrou veio vieram peguei ganhei recebi tirei fiz'.split(
    ' ',
  ),
)
const giving = new Set('dei demos deixei deixamos paguei pagamos gastei mandei'.split(' '))
/** When one served: a meal of others, and the part of a day. */
const shifts = new Set(
  'almoco janta jantar cafe noite tarde manha madrugada happy hour turno domingo sabado'.split(' '),
)
const leading = new Set('no na nos nas a ao'.split(' '))

/**
 * `deu 87 de gorjeta no almoço e 45 na janta`: a tip that came, and as much as came while others
 * ate; nothing of it was spent. One that was given says so.
 */
export function getTips(
  transactions: readonly ReadTransaction[],
  settled: readonly Settled[],
  scene: Scene,
): ReadTransaction[] {
  let tip: ReadTransaction | null = null
  return transactions.map((one, at) => {
    const figure = settled[at]?.amount.first ?? 0
    if (isTipped(one)) {
      const isMore: boolean = at === 0 || tip !== null
      const isGot = isMore && isGotBefore(scene, figure)
      const got = isGot ? cameIn(one) : null
      tip = one.draft.type === 'receita' ? one : got
      return tip ?? one
    }
    const isSame = tip !== null && isOfShift(scene, settled[at], one)
    if (!isSame) tip = null
    if (!tip) return one
    const { categoryId, description: called } = tip.draft
    const description = `${called.split(' ')[0]}${placeOf(scene, settled[at])}`
    return cameIn({ ...one, draft: { ...one.draft, categoryId, description } })
  })
}

function cameIn({ spent: _spent, ...one }: ReadTransaction): ReadTransaction {
  const { type, categoryId } = one.draft
  const draft = {
    ...one.draft,
    type: 'receita',
    categoryId: type === 'receita' ? categoryId : null,
  }
  return { ...one, isWayTold: true, draft } as ReadTransaction
}

/** The last verb before the figure tells of getting it. */
function isGotBefore({ reading, clauses }: Scene, figure: number): boolean {
  const from = clauseAt(clauses, figure)?.first ?? 0
  const said = reading.tokens.slice(from, figure).map(({ norm }) => norm)
  const last = said.findLast((word) => getting.has(word) || giving.has(word))
  return last !== undefined && getting.has(last)
}

/** `45 na janta`: nothing stands behind the figure but when it was. */
function isOfShift(scene: Scene, segment: Settled | undefined, one: ReadTransaction): boolean {
  if (!segment || one.draft.amountCents <= 0) return false
  const words = behind(scene, segment)
  const isLed = words.length > 1 && leading.has(words[0] ?? '')
  return isLed && words.every((word) => shifts.has(word) || leading.has(word))
}

function behind({ reading }: Scene, { amount, last }: Settled): string[] {
  return reading.tokens
    .slice(amount.last + 1, last + 1)
    .filter(({ kind, norm }) => kind === 'word' && norm !== 'reais' && norm !== 'e')
    .map(({ norm }) => norm)
}

function placeOf({ reading: { text, tokens } }: Scene, segment: Settled | undefined): string {
  const words = tokens.slice((segment?.amount.last ?? 0) + 1, (segment?.last ?? 0) + 1)
  const own = words.filter(({ kind, norm }) => kind === 'word' && norm !== 'reais' && norm !== 'e')
  const isMeal = own.some(({ norm }) => meals.has(norm))
  return isMeal ? ` ${own.map(({ start, end }) => text.slice(start, end)).join(' ')}` : ''
}

const meals = new Set('almoco janta jantar cafe'.split(' '))
