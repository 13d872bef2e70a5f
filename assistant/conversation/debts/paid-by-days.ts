import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { categoryId } from '#conversation/intended-effect.ts'
import { register } from '#conversation/make-turn.ts'
import { proposal } from '#conversation/opinion/propose.ts'
import { cameOn } from '#conversation/orders/came-on.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { categoryOfSubject } from '#understanding/intents/commitments/subject-said.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const pay = 'ganha|cobra|recebe|eh|faz|pede'
const price = '[uns|por] [r] [$] @ [reais] o|a|por|ao|cada|de [dia|diaria|vez|noite|faxina]'
const days = '# dia|dias|diaria|diarias|vez|vezes|noite|noites|faxina|faxinas'
const done = 'trabalhou|veio|fez|foram|ficou|foi'
const settled = '[eu] [ja] paguei|acertei|quitei|dei|passei [pra|pro|com|a|o|os|as]'

const piece = 'entrega|entregas|corrida|corridas|viagem|viagens|peca|pecas|hora|horas'

const worked = new PhraseBook('somebody worked so many days and was paid', [
  {
    means: 'paid',
    say: `${pay} ${price} ..3 ${done} [so] ${days} ..4 ${settled}`,
    like: 'ajudante ganha 120 por dia, trabalhou 4 dias, paguei ele',
    not: [
      '[ja] paguei|acertei|dei so|metade|parte|uma|um|1|2|3|4|5',
      'nao|nem ..1 paguei|acertei|dei',
    ],
  },
  {
    means: 'paid',
    say: `${done} ${days} ..3 ${pay} ${price} ..4 ${settled}`,
    like: 'a faxineira veio 2 vezes, é 180 a diária, paguei tudo',
    not: [
      '[ja] paguei|acertei|dei so|metade|parte|uma|um|1|2|3|4|5',
      'nao|nem ..1 paguei|acertei|dei',
    ],
  },
  {
    means: 'paid',
    say: `cobrou ${price.replace('[dia', `[${piece}|dia`)} [,|e] ${done}|fizeram [so] # [${piece}]`,
    like: 'a entregadora cobrou 5 por entrega, fez 9',
    not: ['nao|nem ..1 paguei|acertei|dei'],
  },
  {
    means: 'unpaid',
    say: `ganha|cobra|recebe|pede ${price} [,|e] [ela|ele] ${done} [so] ${days} [hoje|ontem|essa|nessa|esta|semana|mes] ..1 [.|!] $`,
    like: 'minha ajudante recebe 80 por dia, veio 3 dias essa semana',
  },
])
const asPaid: Read = { intent: 'log', confidence: 90 }
const units = new Set(
  `${piece.replaceAll('|', ' ')} dia dias diaria diarias vez vezes noite noites faxina faxinas`.split(
    ' ',
  ),
)
const daysMax = 31
const articles = new Set('o a os as meu minha um uma esse essa'.split(' '))

/**
 * The turn of "ajudante ganha 120 por dia, trabalhou 4 dias, paguei ele": 480 went out. Null for
 * any other message.
 */
export function paidByDaysTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const [each, another] = reading.amounts
  const readable = read.intent !== 'query' && read.intent !== 'delete'
  if (!each || another || !readable || isQuestion(reading)) return null
  const found = worked.find(reading)
  const days = found && countIn(message, each.first)
  if (!found || !days) return null
  const eachCents = cents(Math.round(each.valueCents))
  const amountCents = eachCents * days
  if (amountCents > limits.amountCentsMax) return null
  const at = reading.tokens.findIndex(({ norm, kind }) => kind === 'word' && !articles.has(norm))
  const token = reading.tokens[at]
  if (!token || at >= found.first) return null
  const description = capital(reading.text.slice(token.start, token.end))
  const category = categoryOfSubject(message)
  const steps = [{ by: 'times' as const, factor: days, unit: '' }]
  const draft = {
    type: 'despesa' as const,
    description,
    amountCents: cents(amountCents),
    date: cameOn(reading),
    categoryId: category ? categoryId({ category }, 'despesa', input.categories) : null,
    sum: { startCents: eachCents, steps },
  }
  return found.means === 'unpaid' ? proposal(input, draft) : register(input, asPaid, [draft])
}

/** How many days they worked; null where no such number stands beside the price. */
function countIn({ reading }: Message, price: number): number | null {
  const count = reading.numbers.find(({ first, last, hundredths }) => {
    const unit = reading.tokens[last + 1]?.norm
    // "fez 9": what they are is told beside the price.
    return (
      first !== price &&
      (unit === undefined || units.has(unit)) &&
      (hundredths ?? 0) >= 100 &&
      (hundredths ?? 0) % 100 === 0
    )
  })
  const days = (count?.hundredths ?? 0) / 100
  return days >= 1 && days <= daysMax ? days : null
}
