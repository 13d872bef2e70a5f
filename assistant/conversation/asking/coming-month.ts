import type { Query } from '#conversation/effect.ts'
import { askFor } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import type { Period } from '#language/periods/period.ts'
import { monthOf } from '#language/periods/units.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { monthToCome } from '#understanding/intents/commitments/rhythm/near-ahead.ts'
import type { Reading } from '#understanding/reading.ts'

const monthly = new PhraseBook('how a month that is to come looks', [
  {
    means: 'month',
    say: 'como [que] [vai] esta|fica|ficar|ficou|vai|anda|sera|ser [o|meu|em|pra|para] [mes] [de] {month} [?|.|!] [?] $',
    like: 'como está dezembro?',
  },
  {
    means: 'month',
    say: '^ [e|mas] [em|pra|para|o] [mes] [de] {month} [,] como [que] [vai] esta|fica|ficar|vai|ser [?|.|!] $',
    like: 'e em dezembro como fica?',
  },
  {
    means: 'month',
    say: '^ [me] mostra|mostre|ver [o|como] [esta] [mes] [de] {month} [?|.|!] $',
    like: 'me mostra dezembro',
  },
])

/**
 * The turn of "como está dezembro?", asked in November: what is known of it, which is what falls
 * due and its limits. Null for a month that is not near, and for any other message.
 */
export function comingMonthTurn(input: TurnInput, { reading }: Message): Turn | null {
  if (reading.amounts.length > 0 || !monthly.isIn(reading)) return null
  const month = comingMonthIn(reading)
  return month && knownOfTurn(input, month)
}

/** The one month that is named, where it is to come and near; null for any other. */
export function comingMonthIn({ today, tokens }: Reading): Period | null {
  const names = tokens.flatMap(({ norm }) => months.get(norm) ?? [])
  const [month, another] = names
  if (month === undefined || (another !== undefined && another !== month)) return null
  const first = monthToCome(month, today)
  return first && monthOf(first)
}

/** What falls due in a month that is to come, and its limits. */
export function knownOfTurn(
  input: TurnInput,
  month: Period,
  metric: 'balance' | 'upcoming' = 'balance',
): Turn {
  const [from, to] = [month.from.toString(), month.to.toString()]
  const query: Query = { metric, categoryId: null, from, to, isAhead: true }
  const fields = { metric, from, to }
  return askFor(input, { confidence: 90, fields }, query)
}
