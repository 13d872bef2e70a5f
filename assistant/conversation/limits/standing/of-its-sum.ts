import type { Query } from '#conversation/effect.ts'
import { spokenCategory } from '#conversation/limits/standing/last-limit.ts'
import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'

const left = 'sobrou|sobra|sobram|resta|restou|restam|tenho|tem|falta|fica'

const asked = new PhraseBook('what is left of so much for something', [
  {
    means: 'left',
    say: `^ [lya|e|mas|,] [,] dos|desses|daqueles [r] [$] @# [reais] de|da|do|pra|para|em|com ..2 [,] [ainda] [me] quanto [que] [ainda] [eu|me] [ainda] ${left} ..2 [?] $`,
    like: 'dos 400 de comida, quanto sobrou?',
  },
  {
    means: 'left',
    say: `^ [lya|e|mas|,] [,] dos|desses|daqueles [r] [$] @# [reais] de|da|do|pra|para|em|com ..2 [,] [eu|me] [ainda] ${left} [ainda] quanto [ainda] [?] $`,
    like: 'dos 400 pra comida ainda tenho quanto?',
  },
])

/** Whether a sum is one that something was limited to: no entry, whatever it stands with. */
export function isOfItsSum(reading: Reading): boolean {
  return asked.isIn(reading)
}

/** "dos 620 do aluguel" */
function isOfBill({ payments = [] }: TurnInput, { reading }: Message): boolean {
  const sums = reading.amounts.map(({ valueCents }) => Math.round(valueCents))
  return fitting(tellingIn({ reading }), payments).some(({ thing, at }) => {
    return at.length > 0 && thing.amountCents !== undefined && sums.includes(thing.amountCents)
  })
}

/** The turn of "dos 400 de comida, quanto sobrou?": of the limit, and nothing is written. */
export function ofItsSumTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (input.state.open || !isOfItsSum(reading)) return null
  const name = spokenCategory(message)
  const own = input.categories.find((one) => one.name === name && one.type === 'despesa')
  if (!own || isOfBill(input, message)) return null
  const query: Query = { metric: 'budget', categoryId: own.id, from: null, to: null }
  const fields = { metric: query.metric, category: own.name }
  return carry(input, { intent: 'query', confidence: 90, fields }, { kind: 'query', query })
}
