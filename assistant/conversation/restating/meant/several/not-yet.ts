import { stillOpen } from '#conversation/pending/open.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import { countNamed, namesOther, type Scene } from '#conversation/restating/meant/scene.ts'
import { namesElse } from '#conversation/restating/meant/several/set-apart.ts'
import type { Turn } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'

const orders = words(
  'tira tire tirar retira retire retirar apaga apague apagar exclui exclua excluir remove remova remover ' +
    'deleta delete desfaz desfaca desfazer cancela cancele',
)
const pointing = words('esse essa isso ele ela ai dai por favor pfv pf ta viu')

const records = words('compra compras gasto lancamento registro anotacao')

const before = new PhraseBook('that it was not done yet', [
  {
    means: 'before',
    say: 'nao|nem [ainda] fiz|fui|comprei|gastei|paguei',
    like: 'ainda não fiz essa compra, remova',
  },
  {
    means: 'before',
    say: 'ainda vou comprar|fazer|pagar|la',
    like: 'ainda vou comprar, cancela esse',
  },
  { means: 'before', say: 'me adiantei', like: 'me adiantei, pode tirar' },
])

/**
 * The turn of "ainda não fiz essa compra, só amanhã. pode retirar", right behind one entry: it is
 * taken out again. Null where the order has another object, where another thing is told, and where
 * something else was asked in between.
 */
export function notDoneYet(scene: Scene): Turn | null {
  const { input, message, last, turn } = scene
  const { tokens, amounts } = message.reading
  const [entry, another] = last
  if (!entry || another || turn.effects.length > 0 || amounts.length > 0) return null
  if (!before.isIn(message.reading) || namesOther(scene)) return null
  if (isOfElse(scene)) return null
  if (stillOpen(input.state, input.today)) return null
  if (countNamed(scene) > 1 || tokens.at(-1)?.norm === '?') return null
  const order = tokens.findLastIndex(({ norm }) => orders.has(norm))
  const object = tokens.slice(order + 1).find(({ norm }) => !pointing.has(norm))
  const isOfIt = order >= 0 && (object === undefined || object.kind === 'mark')
  return isOfIt && tokens[order - 1]?.norm !== 'nao' ? deletion(input, entry) : null
}

/** "não fiz a prova ainda": something else was not done. */
function isOfElse(scene: Scene): boolean {
  const { tokens } = scene.message.reading
  return before.findAll(scene.message.reading).some(({ last: from }) => {
    const end = tokens.findIndex(({ kind }, at) => at > from && kind === 'mark')
    return namesElse(scene, records, { first: from + 1, last: end < 0 ? tokens.length : end })
  })
}
