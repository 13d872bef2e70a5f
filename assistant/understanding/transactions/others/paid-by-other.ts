import type { Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { isThing, namesOther } from '#understanding/transactions/others/named-thing.ts'
import { isOwnPaying } from '#understanding/transactions/others/others-paid.ts'
import { hasAmount, hasWord, type Scene } from '#understanding/transactions/scene.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { isHalfTheirs } from '#understanding/transactions/sums/half-paid.ts'

const ofOne = new Set(
  'esse essa este esta volta ela ele dela dele outro outra segundo segunda'.split(' '),
)
const ofAll = new Set('tudo ambos ambas dois duas juntos'.split(' '))

/**
 * Whether what another paid is only the figure right before it: `Uber 14,90 e o da minha mãe 19,
 * mas esse ela que pagou`.
 */
function isOnlyLast({ tokens, amounts }: Reading, own: Span, told: Span): boolean {
  const last = amounts.findLast((one) => one.last < told.first)
  if (!last || last.first <= own.last) return false
  const words = tokens.slice(last.last + 1, told.last + 1).map(({ norm }) => norm)
  return words.some((word) => ofOne.has(word)) && !words.some((word) => ofAll.has(word))
}

const paidFor = new Set(['pagou', 'pagaram', 'bancou', 'bancaram', 'quitou', 'quitaram'])
const treated = new Set([
  ...['pagou', 'pagaram', 'bancou', 'bancaram', 'comprou', 'compraram', 'gastou', 'gastaram'],
])
const costing = new Set(['deu', 'foi', 'custou', 'saiu', 'ficou'])
const linking = new Set([',', 'e'])
const each = new Set(['cada'])

/** `a conta deu 150 mas meu pai pagou`, `o João pagou o jantar, deu 200`. */
export function isPaidByOther(scene: Scene, segment: Segment, own: Clause): boolean {
  const { amount } = segment
  if (isOwnPaying(own.verbs, scene.reading)) return false
  // "caiu a parcela do 13º, 2.140, finalmente o estado pagou": it came to the writer.
  const isCome = (one: Clause) => one.sentence === own.sentence && one.flowRule === 'arrived'
  if (scene.clauses.some((one) => one.first < own.first && one.mood === 'done' && isCome(one))) {
    return false
  }
  const { reading } = scene
  let head = own.first
  while (linking.has(reading.tokens[head]?.norm ?? '')) head += 1
  const isBill = costing.has(reading.tokens[head]?.norm ?? '')
  return scene.clauses.some((one) => {
    if (one.mood !== 'other' || hasAmount(scene, one)) return false
    if (one.sentence !== own.sentence && !isNamedNext(reading, own, one)) return false
    // "mercado 632, o Caio pagou metade": the other half was not paid by him.
    if (isHalfTheirs(reading, one) || isOnlyLast(reading, amount, one)) return false
    if (one.first > own.last && namesOther(reading, one)) return false
    if (one.first > own.last && isOfOtherSum(reading, segment, { own, one })) return false
    // "éramos 6, cada um pagou a sua": the writer as well.
    if (hasWord(reading, one.first, one.last, each)) return false
    const isLater = one.first > own.last
    return (isLater || isBill) && hasWord(reading, one.first, one.last, isLater ? paidFor : treated)
  })
}

/** `ingressos 64 e pipoca 39,90. O Rafa pagou a pipoca.`: a thing of the sentence before. */
function isNamedNext({ tokens }: Reading, own: Clause, { first, last, sentence }: Clause): boolean {
  if (sentence !== own.sentence + 1) return false
  const said = new Set(tokens.slice(own.first, own.last + 1).map(({ norm }) => norm))
  return tokens.slice(first, last + 1).some(({ norm }) => said.has(norm) && isThing(norm))
}

const ofWhom = new Set(['do', 'da'])

/** `ingresso 22 + pipoca 38, a mina pagou a pipoca`: what they paid is named with its own sum. */
export function isOfOtherSum(
  { amounts, tokens }: Reading,
  { amount }: Segment,
  { own, one }: { own: Span; one: Span },
): boolean {
  const inOwn = amounts.filter((sum) => sum.first >= own.first && sum.last <= own.last)
  if (inOwn.length < 2) return false
  const told = tokens.slice(one.first, one.last + 1).map(({ norm }) => norm)
  const said = new Set(told)
  // "a vovó pagou o da Bia": of several things of one name, that of her.
  const owners = new Set(
    told.filter((norm, at) => ofWhom.has(told[at - 1] ?? '') && !isThing(norm)),
  )
  const at = tokens.findIndex(({ norm }, place) => {
    if (place < own.first || place > own.last) return false
    return owners.has(norm) || (owners.size === 0 && said.has(norm) && isThing(norm))
  })
  const meant = inOwn.find(({ first }) => first > at) ?? inOwn.at(-1)
  return at >= 0 && meant?.first !== amount.first
}
