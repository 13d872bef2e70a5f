import { capital } from '#language/spelling/capital.ts'
import { clauseAt, type ReadTransaction, type Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'
import { isTip, isTipped } from '#understanding/transactions/sharing/tip-given.ts'

const getting = new Set(
  'deu deram deixaram rendeu renderam teve tive pingou caiu entrou veio vieram peguei ganhei recebi tirei fiz'.split(
    ' ',
  ),
)
const giving = new Set('dei demos deixei deixamos paguei pagamos gastei mandei'.split(' '))
/** When one served: a meal of others, and the part of a day. */
const shifts = new Set(
  'almoco janta jantar cafe noite tarde manha madrugada dia happy hour turno domingo sabado'.split(
    ' ',
  ),
)
const leading = new Set('no na nos nas a ao da do'.split(' '))

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
  const topic = topicIn(scene)
  const isTopic = topic !== ''
  // Nobody gives one of each of two meals that others ate.
  const isOfShifts =
    isTopic &&
    transactions.length > 1 &&
    transactions.every((one, at) => isOfShift(scene, settled[at], one, true))
  return transactions.map((one, at) => {
    const figure = settled[at]?.amount.first ?? 0
    if (isTipped(one)) {
      const isMore: boolean = at === 0 || tip !== null
      const isGot = isMore && (isGotBefore(scene, figure) || isOfMeals(scene, settled, at))
      const got = isGot ? cameIn(one) : null
      tip = one.draft.type === 'receita' ? one : got
      return tip ?? one
    }
    if (at === 0 && isTopic && (one.draft.type === 'receita' || isOfShifts)) {
      tip = cameIn(one)
      return named(one, `${capital(topic)}${placeOf(scene, settled[at])}`)
    }
    const isNext = isOfShift(scene, settled[at], one, isTopic) || isOfMeals(scene, settled, at - 1)
    const isSame = tip !== null && isNext
    if (!isSame) tip = null
    if (!tip) return one
    const { categoryId, description: called } = tip.draft
    const name = isTopic ? capital(topic) : called.split(' ')[0]
    const same = named(one, `${name}${placeOf(scene, settled[at])}`)
    return cameIn({ ...same, draft: { ...same.draft, categoryId } })
  })
}

/** "gorjeta do almoço 87, da janta 45": nobody gives one of each of two meals. */
function isOfMeals(scene: Scene, settled: readonly Settled[], at: number): boolean {
  const [own, next] = at < 0 ? [] : settled.slice(at, at + 2)
  if (!own || !next) return false
  const isShift = (words: readonly string[]) => {
    const told = words.filter((word) => !isTip(word) && !joints.has(word))
    return told.length > 0 && told.every((word) => shifts.has(word))
  }
  return [own, next].every((one) => isShift(beside(scene, one, true).map(({ norm }) => norm)))
}

const joints = new Set('no na nos nas a ao de do da ja so foi deu mais e o'.split(' '))

function named(one: ReadTransaction, description: string): ReadTransaction {
  return { ...one, draft: { ...one.draft, description } }
}

/** "gorjeta de hoje: almoço 87, jantar 45": of all that follows. Empty where it is not told so. */
function topicIn({ reading: { amounts, text, tokens } }: Scene): string {
  const first = tokens[0]?.norm === 'de' ? tokens[1] : tokens[0]
  const before = tokens.slice(0, amounts[0]?.first ?? 0)
  const isTold = before.some(({ norm }) => norm === ':')
  return first && isTold && isTip(first.norm) ? text.slice(first.start, first.end) : ''
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

/** `45 na janta`: nothing stands beside the figure but when it was. */
function isOfShift(
  scene: Scene,
  segment: Settled | undefined,
  one: ReadTransaction,
  isTopic: boolean,
): boolean {
  if (!segment || one.draft.amountCents <= 0) return false
  const behind = beside(scene, segment, isTopic).map(({ norm }) => norm)
  const words = behind.length > 0 ? behind : before(scene, segment)
  const [opening = '', next = ''] = words
  const isOfTime = opening === 'de' && times.has(next)
  const isLed = words.length > 1 && (leading.has(opening) || isOfTime)
  const isSaid = words.some((word) => shifts.has(word)) && (isLed || isTopic)
  return isSaid && words.every((word) => shifts.has(word) || leading.has(word) || word === 'de')
}

/** `e na janta fiz mais 45`, `de noite foi mais fraco, só 45`: nothing but when, and how much. */
function before({ reading: { tokens } }: Scene, { amount, first }: Settled): string[] {
  const words = tokens.slice(first, amount.first).filter(({ kind }) => kind === 'word')
  const told = words.map(({ norm }) => norm).filter((word) => !comparing.has(word))
  return told.filter((word) => !getting.has(word))
}

const comparing = new Set(
  'e mais menos so ai ja foi foram fraco forte melhor pior pouco tambem depois hoje ontem uns'.split(
    ' ',
  ),
)

/** What stands behind a figure; in a list, what stands before it as well. */
function beside(
  { reading: { tokens } }: Scene,
  { amount, first, last }: Settled,
  isTopic: boolean,
) {
  const from = isTopic ? Math.max(first, opening(tokens, amount.first)) : amount.last + 1
  return tokens.slice(from, last + 1).filter(({ kind, norm }, at) => {
    const isSum = from + at >= amount.first && from + at <= amount.last
    return kind === 'word' && !isSum && norm !== 'reais' && norm !== 'e'
  })
}

/** Where what is listed begins, behind the mark of the topic. */
function opening(tokens: Scene['reading']['tokens'], before: number): number {
  return tokens.slice(0, before).findLastIndex(({ norm }) => norm === ':') + 1
}

function placeOf(scene: Scene, segment: Settled | undefined): string {
  const { text } = scene.reading
  const own = segment ? beside(scene, segment, topicIn(scene) !== '') : []
  const isMeal = own.some(({ norm }) => meals.has(norm))
  if (!isMeal) return ''
  const place = own.map(({ start, end }) => text.slice(start, end)).join(' ')
  return leading.has(own[0]?.norm ?? '') ? ` ${place}` : ` (${place})`
}

const times = new Set('noite tarde manha madrugada dia'.split(' '))
const meals = new Set('almoco janta jantar cafe'.split(' '))
