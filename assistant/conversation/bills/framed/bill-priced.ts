import { cents } from '@lya/core/amounts/cents.ts'
import { comesToTurn } from '#conversation/bills/comes-to.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import { entriesOf } from '#conversation/restating/referent/own.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** What a bill comes to as a rule, and that it is to stand there so. */
const priced = new PhraseBook<'priced' | 'put'>('what a bill is to stand at', [
  {
    means: 'priced',
    say: 'costuma|costumam|geralmente|normalmente [eh] [vir|dar|ser|vem|da|fica|ficar] [uns|umas|mais|por] [r] [$] @ [reais] ..3 deixa|poe|bota|coloca|muda|pode',
    like: 'a internet costuma dar 110, deixa assim',
  },
  {
    means: 'priced',
    say: 'eh|vem|da|fica mais perto|proximo de|dos [r] [$] @ [reais] ..3 deixa|poe|bota|coloca|muda|pode',
    like: 'a água é mais perto de 70, pode mudar',
  },
  { means: 'put', say: 'poe|bota|coloca|deixa [em|pra|uns] [r] [$] @', like: 'água bota 70' },
  { means: 'put', say: '= [r] [$] @', like: 'internet = 110' },
])
const deeds = words('paguei pago pagamos gastei comprei recebi guardei')
const nearTimes = 4

/**
 * The turn of "a água costuma vir uns 70, deixa esse valor", "água bota 70", of a bill that stands
 * at another sum. Null where the sum is far from that, where an entry goes by the same name, and
 * where anything else is named.
 */
export function billPricedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const found = priced.find(reading)
  const [sum, another] = reading.amounts
  if (
    input.state.open ||
    !found ||
    !sum ||
    another ||
    sum.first < found.first ||
    reading.days.length > 0
  )
    return null
  // "dois ajustes nas contas: internet = 110"
  const head = reading.tokens.findIndex(({ norm }) => norm === ':')
  const said = tellingIn(message).filter(({ at }) => at < found.first && at > head)
  const [fit, other] = fitting(said, input.payments ?? []).filter(({ at }) => at.length > 0)
  if (!fit?.isWhole || other || said.length > fit.at.length) return null
  // "a academia é boa, põe 50 de suco"
  const isRight = Math.max(...fit.at) === found.first - 1
  const isOther = reading.tokens[sum.last + 1]?.norm === 'de' || hasOneOf(reading, deeds)
  if (isOther || (found.means === 'put' && !isRight)) return null
  const { id, name, amountCents } = fit.thing
  const value = Math.round(sum.valueCents)
  const times = value / (amountCents ?? value)
  if (value === amountCents || times > nearTimes || times < 1 / nearTimes) return null
  const isOfEntry = fitting(said, entriesOf(input)).some(({ at }) => at.length > 0)
  return isOfEntry ? null : comesToTurn(input, { id, name }, cents(value))
}
