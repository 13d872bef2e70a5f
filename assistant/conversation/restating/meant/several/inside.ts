import { isSame, tellingWords } from '#conversation/match-named.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import { namedIn, type Scene, says } from '#conversation/restating/meant/scene.ts'
import { isOfOtherDay, speaksOfSomeone } from '#conversation/restating/meant/several/set-apart.ts'
import type { Turn } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'

const orders = words(
  'tira tire tirar retira retire retirar apaga apague apagar exclui exclua excluir remove remova remover ' +
    'deleta delete deletar elimina elimine risca sai saia cancela cancele desconsidera ' +
    'desconsidere precisa',
)

const counted = new PhraseBook('that one was counted within another', [
  {
    means: 'inside',
    say: '[ja] esta|estava|estao|estavam|entrou|entraram|vinha|veio|tava|tavam [ja] [dentro|junto|contado|contada] no|na|nos|nas|com|dentro|nesse|nessa|nesses',
    like: 'a padaria já tava nos 142',
  },
  { means: 'inside', say: 'dentro|embutido|embutida n*|d*', like: 'já tava dentro dos 142' },
  { means: 'inside', say: 'junto no|na|nos|com', like: 'tava junto no 142' },
  {
    means: 'inside',
    say: 'ja ..2 inclui|incluia|incluiam|incluida|incluido|inclusa|incluso|tinha|tinham|contava|contavam|contada|contado|somava|somada|somado|contei|somei|entrou|entrava|era|eram|fazia',
    like: 'o 142 já incluía a padaria',
  },
  {
    means: 'inside',
    say: 'inclui|incluia|incluida|incluido|inclusa|incluso|embutida|embutido|somei|contei ..3 no|na|nos|nas|o|a',
    like: 'somei a padaria no mercado',
  },
  {
    means: 'inside',
    say: 'contei|contou|somei|contada|contado|somada|somado|lancei|anotei ..3 duas vezes',
    like: 'contei duas vezes a padaria',
  },
  { means: 'inside', say: 'era|eram [ja] com', like: 'o 142 era com a padaria' },
  { means: 'inside', say: 'e tudo', like: 'com padaria e tudo' },
  {
    means: 'inside',
    say: 'era|eram|eh|foi [o] total|tudo',
    like: '142 era o total, com a padaria',
  },
])

/** How it was paid is no whole that it was in. */
const ways = words('pix cartao credito debito dinheiro boleto')

const denied = new PhraseBook('that it is to stay, or was not within', [
  {
    means: 'denied',
    say: 'nao|n|nem ..2 tira|tire|tirar|apaga|apague|apagar|exclui|exclua|excluir|remove|remova|remover|deleta|retira|retire|retirar|cancela',
    like: 'não precisa tirar a padaria',
  },
  {
    means: 'denied',
    say: 'nao|n|nem [ja] esta|estava|estavam|tava|tavam|entrou|inclui|incluia|contava|tinha|vinha|veio|somei|contei',
    like: 'ela não tava no mercado',
  },
  { means: 'denied', say: 'nao [.|!] $', like: 'tira o mercado, a padaria não' },
  { means: 'denied', say: 'tira|tire|apaga|apague|exclui tudo', like: 'tira tudo' },
])

/**
 * The turn of one that was counted within another: "os 142 já era com a padaria, tira ela" takes
 * out what was in it, and not the whole that is told by its sum. Null where not just these two are
 * spoken of, where the order is of the larger one, or where anything of it is denied.
 */
export function insideAnother(scene: Scene): Turn | null {
  const { input, message, turn, own } = scene
  const { tokens } = message.reading
  const order = tokens.findIndex(({ norm }, at) => {
    const isNeed = norm === 'precisa' && tokens[at - 1]?.norm !== 'nao'
    return orders.has(norm) && !isNeed
  })
  if (order < 0 || tokens.at(-1)?.norm === '?' || !counted.isIn(message.reading)) return null
  if (denied.isIn(message.reading) || says(scene, ways) || speaksOfSomeone(scene)) return null
  if (scene.others.length > 0) return null
  const spoken = spokenOf(scene)
  const [one, other, more] = own.filter(({ id }) => spoken.some(({ entry }) => entry.id === id))
  if (!one || !other || more || one.type !== other.type) return null
  const [part, whole] = one.amountCents < other.amountCents ? [one, other] : [other, one]
  if (part.amountCents === whole.amountCents || isOfOtherDay(scene, [part, whole])) return null
  if (isOrdered(scene, order, whole, part)) return null
  const ordered = spoken.find(({ at }) => at > order)
  const isBefore = tokens.slice(order + 1).every(({ norm }) => norm !== 'o' && norm !== 'a')
  if (ordered?.entry === whole && !isPointed(scene, order) && !isBefore) return null
  const [done, another] = turn.effects
  const isDone = done?.kind === 'delete' && done.target.id === part.id && !another
  return isDone ? null : deletion(input, part)
}

const stops = words('que pq porque pois')
const light = words('o a os as pode por favor pfv')

/** "tira o mercado", "o mercado apaga", "contei duas vezes o mercado": the whole of it goes. */
function isOrdered(
  { message }: Scene,
  order: number,
  whole: Remembered,
  part: Remembered,
): boolean {
  const { tokens } = message.reading
  const isOf = ({ name }: Remembered, at: number) =>
    tellingWords(name).some((word) => isSame(word, tokens[at]?.norm ?? ''))
  const objectOf = (from: number) => {
    const found = tokens.findIndex(
      ({ kind, norm }, at) => at >= from && (kind === 'mark' || stops.has(norm)),
    )
    const end = found < 0 ? tokens.length : found
    return Array.from({ length: end - from }, (_, by) => from + by)
  }
  const isWholeOnly = (places: readonly number[]) =>
    places.some((at) => isOf(whole, at)) && !places.some((at) => isOf(part, at))
  const before = tokens.findLastIndex(({ norm }, at) => at < order && !light.has(norm))
  const times = tokens.findIndex(({ norm }) => norm === 'vezes')
  return (
    isWholeOnly(objectOf(order + 1)) ||
    isOf(whole, before) ||
    (times >= 0 && isWholeOnly(objectOf(times + 1)))
  )
}

const pronouns = words('ela ele essa esse elas eles , .')

/** "tira ela, que o mercado já tinha": of whichever that is. */
function isPointed({ message }: Scene, order: number): boolean {
  return pronouns.has(message.reading.tokens[order + 1]?.norm ?? '')
}

/** Those that are told by their names or by their sums, in the order of the words. */
function spokenOf(scene: Scene): { entry: Remembered; at: number }[] {
  const { message, own } = scene
  const priced = message.reading.numbers.flatMap(({ first, hundredths }) => {
    const same = own.filter(({ amountCents }) => amountCents === hundredths)
    return same.map((entry) => ({ entry, at: first }))
  })
  return [...namedIn(scene), ...priced].toSorted((a, b) => a.at - b.at)
}
