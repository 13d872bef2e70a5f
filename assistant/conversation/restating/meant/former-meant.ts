import { cents } from '@lya/core/amounts/cents.ts'
import { carry } from '#conversation/make-turn.ts'
import { changeOf } from '#conversation/restating/meant/change.ts'
import { mended } from '#conversation/restating/meant/cues.ts'
import { isJudged } from '#conversation/restating/meant/plain.ts'
import { namesOther, type Scene, says } from '#conversation/restating/meant/scene.ts'
import { isGiven } from '#conversation/restating/meant/sum-meant.ts'
import type { Turn } from '#conversation/turn.ts'

const undone = new Set(
  'cancela cancele desconsidera desconsidere volta volte voltar desfaz desfaca desfazer deixa deixe'.split(
    ' ',
  ),
)
const before = new Set(
  'antes estava era primeiro primeira antigo original certo correcao mudanca alteracao'.split(' '),
)

const right = new Set(['certo', 'certa', 'correto'])
const earlierOn = new Set(['antes', 'primeiro', 'primeira'])

/** "volta como era antes": without a figure. */
function isTakenBack(scene: Scene): boolean {
  const { amounts, days } = scene.message.reading
  const isBare = amounts.length === 0 && days.length === 0 && !namesOther(scene) && !isJudged(scene)
  // "na verdade tava certo antes"
  const isRight = says(scene, right) && says(scene, earlierOn)
  return isBare && (isRight || (says(scene, undone) && says(scene, before)))
}

const still = new Set(['mesmo', 'nao', 'era', 'retiro'])
const back = new Set(
  'volta volte voltar desfaz desfaca desfazer certo certa antes primeira original antigo'.split(
    ' ',
  ),
)

const into = new Set(['pra', 'pro', 'para', 'como'])
const undoing = new Set(['desfaz', 'desfaca'])

/** "pode voltar", "volta pra 14"; "uber 80 de volta" is a ride. */
function isOrdered({ message: { reading } }: Scene): boolean {
  return reading.tokens.some(({ norm }, at) => {
    const isLed = norm === 'volta' && into.has(reading.tokens[at + 1]?.norm ?? '')
    return norm === 'voltar' || isLed || undoing.has(norm)
  })
}

/**
 * The turn of the sum that the entry had before it was corrected: "volta pro de antes, foi 14".
 * Null where it never stood at that, or another thing is named.
 */
export function formerMeant(scene: Scene): Turn | null {
  const { state } = scene.input
  const { last, earlier = [] } = state
  const [only, another] = scene.last
  if (last?.kind === 'corrected' && isTakenBack(scene)) {
    return carry(scene.input, { intent: 'correct', confidence: 90 }, { kind: 'undo-last' })
  }
  if (last?.kind !== 'corrected' || !only || another) return null
  const former = earlier
    .flatMap(({ transactions }) => transactions)
    .find(({ id, amountCents }) => id === only.id && amountCents !== only.amountCents)
  const said = scene.message.reading.numbers.flatMap(({ hundredths }) => hundredths ?? [])
  const sums = [...scene.others, ...scene.standing, ...(says(scene, back) ? said : [])].filter(
    (sum) => sum !== only.amountCents,
  )
  const isFormer = former && sums.length > 0 && sums.every((sum) => sum === former.amountCents)
  if (!isFormer || isGiven(scene.message)) return null
  // "tá 2400 anotado mas é 1200": it is at that by now.
  const isSo = scene.turn.effects.some((one) => {
    return one.kind === 'correct' && one.changes.amountCents === only.amountCents
  })
  if (isSo) return null
  if (isJudged(scene) || (namesOther(scene) && !isOrdered(scene))) return null
  if (!says(scene, back) && !says(scene, mended) && !says(scene, still)) return null
  return changeOf(scene, only, { amountCents: cents(former.amountCents) })
}
