import { cents } from '@lya/core/amounts/cents.ts'
import { changeOf } from '#conversation/restating/meant/change.ts'
import { namesOther, type Scene, says } from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'

const back = new Set(
  'volta volte voltar desfaz desfaca desfazer certo certa antes primeira original antigo'.split(' '),
)

/**
 * The turn of the sum that the entry had before it was corrected: "volta pro de antes, foi 14 mesmo".
 * Null where it never stood at that, or another thing is named.
 */
export function formerMeant(scene: Scene): Turn | null {
  const { state } = scene.input
  const { last, earlier = [] } = state
  const [only, another] = scene.last
  if (last?.kind !== 'corrected' || !only || another) return null
  const former = earlier
    .flatMap(({ transactions }) => transactions)
    .find(({ id, amountCents }) => id === only.id && amountCents !== only.amountCents)
  const sums = [...scene.others, ...scene.standing].filter((sum) => sum !== only.amountCents)
  const isFormer = former && sums.length > 0 && sums.every((sum) => sum === former.amountCents)
  if (!isFormer || (namesOther(scene) && !says(scene, back))) return null
  return changeOf(scene, only, { amountCents: cents(former.amountCents) })
}
