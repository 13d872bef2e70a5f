import { restoreDraft } from '#conversation/kept-draft.ts'
import { register } from '#conversation/make-turn.ts'
import { countNamed, namesOther, type Scene, says } from '#conversation/restating/meant/scene.ts'
import { speaksOfSomeone } from '#conversation/restating/meant/several/set-apart.ts'
import type { Turn } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'

const legs = words('volta voltar ida')
const leading = words('a na da pra para o')
const towards = words('pra para a')
const again = words(
  'tambem tb tbm mesmo mesma mesmos mais outro outra igual igualzinho repete novo',
)
const ahead = words('vou vamos amanha quanto quando nao nem')
/** Somebody else's, or what stands there is put right. */
const theirs = words('dele dela deles delas ele ela eles elas pagou pagaram certo certa errado')

/**
 * The turn of "e na volta foi o mesmo tanto, dezoito reais", behind a ride of 18: another one. Null
 * where another sum or another thing is told, and for "me dá 18 de volta", which is money back.
 */
export function sameAgain(scene: Scene): Turn | null {
  const { input, message, last, own, turn } = scene
  const { tokens, amounts, today } = message.reading
  const at = tokens.findIndex(({ norm }) => legs.has(norm))
  const isLeg = at === 0 || (at > 0 && leading.has(tokens[at - 1]?.norm ?? ''))
  const [ride, another] = last
  if (!isLeg || !ride || another || ride.type !== 'despesa' || says(scene, ahead)) return null
  if (says(scene, theirs) || speaksOfSomeone(scene)) return null
  // "ida e volta 18", "a ida foi 18": which of them it was that stands there.
  if (tokens.some(({ norm }) => norm === 'ida') && !says(scene, again)) return null
  // "volta pra 18" puts a sum back.
  const isBack = amounts.some(({ first }) => first === at + 2)
  if (isBack && towards.has(tokens[at + 1]?.norm ?? '')) return null
  const isSum = amounts.every(({ valueCents }) => Math.round(valueCents) === ride.amountCents)
  if (amounts.length === 0 || !isSum || namesOther(scene) || tokens.at(-1)?.norm === '?')
    return null
  const category = message.index.all.find(({ id }) => id === ride.categoryId)?.name
  const isWritten = turn.effects.some(({ kind }) => kind === 'create-transactions')
  // Of two that stand there already none is told anew.
  const isTwice = own.some((one) => one !== ride && one.amountCents === ride.amountCents)
  if (category !== 'Transporte' || isWritten || isTwice) return null
  // "a volta de uber só deu 20" may be the one that stands there.
  if (countNamed(scene) > 0 && !says(scene, again)) return null
  const draft = restoreDraft({ ...ride, date: today.toString() }, input.categories)
  return register(input, { intent: 'log', confidence: 90 }, [draft])
}
