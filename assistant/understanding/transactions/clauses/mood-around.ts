import { isBesidePrice } from '#understanding/transactions/clauses/beside-price.ts'
import type { Clause, Mood } from '#understanding/transactions/clauses/clause.ts'
import { isGivenBack } from '#understanding/transactions/clauses/owing/gives-back.ts'
import { isReason } from '#understanding/transactions/clauses/parting/behind-reason.ts'
import { isOfOtherSum } from '#understanding/transactions/others/paid-by-other.ts'
import { hasAmount, type Scene } from '#understanding/transactions/scene.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { isHalfTheirs } from '#understanding/transactions/sums/half-paid.ts'
import { isPutIn } from '#understanding/transactions/sums/left/put-in.ts'
import { tellsPrice } from '#understanding/transactions/sums/prices/told-price.ts'

/** The mood of the nearest clause that says anything: before it, else right after. */
export function moodAround(scene: Scene, segment: Segment, at: number, own: Clause): Mood {
  for (let back = at - 1; back >= 0; back -= 1) {
    const before = scene.clauses[back]
    if (!before || before.sentence < own.sentence - 1) break
    if (isReason(scene.reading, before)) continue
    if (before.mood === 'other' && before.last < segment.first) continue
    if (before.mood === 'undone' && before.sentence !== own.sentence) continue
    // "paguei o rapaz que corta a grama, 70": it says who.
    if (before.mood === 'undone' && isDescribing(before)) continue
    if (before.mood === 'undone' && isOfThingBefore(scene, back, own)) continue
    if (before.mood === 'undone' && isBesidePrice(scene, back)) continue
    if (isGivenBack(scene.reading, before)) continue
    if (before.mood === 'undone' && (isAside(before) || hasAmount(scene, before))) continue
    if (before.mood === 'stated' && before.sentence !== own.sentence && !hasAmount(scene, before)) {
      continue
    }
    if (before.mood !== 'silent' && before.mood !== 'else') return before.mood
  }
  const after = scene.clauses
    .slice(at + 1)
    .find((one) => one.mood !== 'silent' && one.mood !== 'else')
  const isNear = after && after.first <= segment.last && after.sentence === own.sentence
  // "feira 76 reais, o tomate tá 12 o quilo" says nothing of what the 76 are.
  if (after?.mood === 'stated' && tellsPrice(scene.reading, after)) return 'silent'
  if (after?.mood === 'other' && isHalfTheirs(scene.reading, after)) return 'silent'
  // "uniforme do Pedro 120 e da Bia 98, a vovó pagou o do Pedro": that of her is the writer's.
  if (after?.mood === 'other' && isOfOtherSum(scene.reading, segment, { own, one: after })) {
    return 'silent'
  }
  // "presente 150, a Carla pôs 50": the rest of it is the writer's.
  if (after && isPutIn(scene.reading, after)) return 'silent'
  return isNear && after.mood !== 'undone' ? after.mood : 'silent'
}

/** `50 que vou pagar amanhã, padaria 12`: said of what has its price before it. */
function isOfThingBefore(scene: Scene, at: number, own: Clause): boolean {
  const [priced, said] = [scene.clauses[at - 1], scene.clauses[at]]
  if (!priced || !said || !/^ ?que /.test(said.flat) || !/^ ?[,;] /.test(own.flat)) return false
  return priced.sentence === said.sentence && hasAmount(scene, priced)
}

/** `que corta a grama`: who it was, in the present. */
function isDescribing({ flat, verbs }: Clause): boolean {
  return flat.startsWith(' que ') && verbs.some(({ verb }) => verb.form === 'they-do')
}

/** A denial without an amount of its own, such as "nao levei marmita", denies only itself. */
function isAside(clause: Clause): boolean {
  return / (nao|nem|nunca) /.test(clause.flat)
}
