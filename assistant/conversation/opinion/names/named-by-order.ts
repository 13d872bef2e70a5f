import { offerTurn } from '#conversation/advice/offer-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'

/** What orders, points or calls out: nothing was ever bought that is called so. */
const noThing = words(
  'apaga apague exclui exclua remove remova deleta delete tire retira retire cancela cancele mude muda ' +
    'troque altera altere corrige corrija arrume coloque coloca ponha poe bote faca anota anote registra ' +
    'registre adiciona adicione inclui inclua aumenta aumente diminui diminua tenho temos estao sobram ' +
    'disso isso idem epa opa eita oxe vixe uai crer deixa deixe desculpa perdao',
)
/** "muda de manjericão" is a plant. */
const plants = words('muda mudas')

/** "9 meses": how long it takes is nothing that is paid. */
const lengths = words('mes meses ano anos semana semanas dia dias')

/**
 * Asks before it writes an entry or a bill whose name begins with an order, or with what points or
 * calls out: 'Muda o condomínio', 'Bote de novo', 'Disso' were never bought, so something else was
 * meant; nor was a length of time. Null where it may stand.
 */
export function namedByOrder(input: TurnInput, turn: Turn): Turn | null {
  const [effect, another] = turn.effects
  if (!effect || another) return null
  if (effect.kind === 'create-recurring') {
    return isOdd(effect.recurring.name) ? offerTurn(input, effect) : null
  }
  if (effect.kind !== 'create-transactions') return null
  return effect.transactions.some(({ description }) => isOdd(description))
    ? offerTurn(input, effect)
    : null
}

function isOdd(name: string): boolean {
  const [first = '', next = '', more] = fold(name).split(' ')
  if (/^\d+$/.test(first)) return lengths.has(next) && more === undefined
  return noThing.has(first) && !(plants.has(first) && (next === '' || /^d[aeo]s?$/.test(next)))
}
