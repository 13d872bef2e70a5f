import { findEntryBeside } from '#conversation/apart/entry-beside.ts'
import { chained } from '#conversation/bills/chained.ts'
import { intoEachTurn } from '#conversation/goals/beside/into-each.ts'
import { keptBesideTurn } from '#conversation/goals/beside/kept-beside.ts'
import { movedTwiceTurn } from '#conversation/goals/beside/moved-twice.ts'
import { outOfJarTurn } from '#conversation/goals/own-words/out-of-jar.ts'
import { keptOfItTurn } from '#conversation/goals/plainly/kept-of-it.ts'
import { cutAt } from '#conversation/orders/cut-at.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const saving = new PhraseBook('that some of it was put by', [
  {
    means: 'saved',
    say: 'e|,|. [ja] [eu] separei|guardei|botei|coloquei|depositei|juntei [uns] [r] [$] @ [reais] pra|pro|para|na|no|em',
    like: 'recebi 486,30 hoje e já separei 200 pra viagem',
  },
])

const savingFirst = new PhraseBook('that some of it was put by before', [
  {
    means: 'spent',
    say: 'e|,|. [ja|depois|tambem] [eu] gastei|paguei|comprei|recebi|abasteci [uns|mais] [r] [$] @',
    like: 'guardei 50 na viagem e gastei 30 no mercado',
  },
])
const saved = new Set('guardei separei botei coloquei depositei juntei'.split(' '))

/** "guardei 50 na viagem e gastei 30 no mercado": told the other way round. */
function savedBefore(
  told: TurnInput,
  reading: Reading,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const at = reading.tokens.findIndex(({ norm }) => saved.has(norm))
  const last = reading.tokens.length - 1
  const found = at < 0 ? null : savingFirst.find(reading, { first: at + 1, last })
  if (!found || !reading.amounts.some((one) => one.first > at && one.last < found.first))
    return null
  const { text, tokens } = reading
  const first = understand({ ...told, text: text.slice(0, tokens[found.first]?.start).trim() })
  const [effect, more] = first.effects
  if (effect?.kind !== 'deposit' || more) return null
  const second = understand({ ...told, text: text.slice(tokens[found.first]?.end).trim() })
  return second.effects.length > 0 ? chained([first, second]) : null
}

/**
 * The turn of what came in or was paid and of what was put by beside it, "recebi 486,30 e já
 * separei 200 pra viagem": each is done. Null for any other message.
 */
export function savedBehindTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  return (
    intoGoal(told, understand) ?? keptBesideTurn(told, understand) ?? outOfJarTurn(told, understand)
  )
}

function intoGoal(told: TurnInput, understand: (input: TurnInput) => Turn): Turn | null {
  if ((told.goals ?? []).length === 0) return null
  const twice = by('saving', intoEachTurn(told) ?? movedTwiceTurn(told))
  if (twice) return twice
  const reading = readMessage(told.text, told.today)
  const ofIt = by('saving', keptOfItTurn(told, understand))
  if (ofIt) return ofIt
  const beside = besideEntry(told, reading, understand)
  if (beside) return beside
  const found = saving.find(reading)
  if (!found) return savedBefore(told, reading, understand)
  if (!reading.amounts.some(({ last }) => last < found.first)) return null
  const cut = cutAt(told, reading, found.first, understand)
  if (!cut) return null
  const second = understand({ ...told, text: cut.behind })
  const [effect, more] = second.effects
  return effect?.kind === 'deposit' && !more ? chained([cut.first, second]) : null
}

const spends = new Set(
  'gastei paguei comprei recebi gastamos pagamos compramos abasteci'.split(' '),
)

/** "200 pra viagem, almoço 30": of "gastei 30 no almoço e 200 pra viagem" both are spent. */
function besideEntry(
  told: TurnInput,
  reading: Reading,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  if (told.state.open || reading.amounts.length !== 2) return null
  // "guardei 400 já, o Rafa pôs mais 300": what was put by is told by its verb.
  if (reading.tokens.some(({ norm }) => saved.has(norm))) return null
  const found = findEntryBeside(told, reading, understand, ({ turn }) => {
    const [effect, more] = turn.effects
    if (effect?.kind !== 'deposit' || more) return false
    // "na verdade foi 400, 100 ficaram na conta" is one deposit, mended.
    return effect.goal.id !== null && !effect.isInstead && effect.way === undefined
  })
  if (!found) return null
  const { entry, other, isBehind } = found
  if (isBehind && entry.reading.tokens.some(({ norm }) => spends.has(norm))) return null
  return chained(isBehind ? [entry.turn, other.turn] : [other.turn, entry.turn])
}
