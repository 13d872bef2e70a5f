import type { Query } from '#conversation/effect.ts'
import { askFor } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'
import { readMessage } from '#understanding/reading.ts'

const there = 'la|ai|salvo|salva|valendo|guardado|registrado|anotado|marcado|ativo|mantido|de'

const standing = new PhraseBook('whether a limit stands', [
  {
    means: 'stands',
    say: `[ainda] continua|continuam|esta|ficou|ficaram|segue [ainda] ${there}`,
    like: 'o limite de dezembro continua lá?',
  },
  {
    means: 'stands',
    say: 'ficou|esta|foi salvo|salva|registrado|anotado|marcado',
    like: 'ficou salvo o limite de dezembro?',
  },
  { means: 'stands', say: '[ainda] existe|vale|tem [ainda]', like: 'o limite ainda vale?' },
])

const asked = new PhraseBook('where a limit is', [
  {
    means: 'asked',
    say: '[e] cade|quais|qual|mostra|mostre|ver|lista|liste [me|os|o|sao] [os|o|meus|meu] orcamento|orcamentos|limite|limites|teto',
    not: ['limite do cartao', 'limite de credito'],
    like: 'cadê o limite de alimentação de dezembro?',
  },
  {
    means: 'asked',
    say: '^ nao [,|!|.] [!] [eu] [falei|quis|quero|perguntei] [dizer|saber] [eh|era|foi|do|sobre] [o|do] limite|orcamento|teto',
    not: ['limite do cartao', 'limite de credito'],
    like: 'não!! é o limite de comida de dezembro',
  },
  {
    means: 'asked',
    say: 'orcamento|limite|teto [d*] ..2 [,|:] quanto [que] [eu] [ainda|ja] sobrou|sobra|resta|restou|tem|falta|tenho',
    not: ['limite do cartao', 'limite de credito'],
    like: 'e o limite do uber, quanto sobrou?',
  },
])

const limits = new PhraseBook('a limit', [
  { means: 'limit', say: 'orcamento|orcamentos|limite|limites|teto', like: 'os limites' },
])

const set = new PhraseBook('that a limit was set', [
  {
    means: 'set',
    say: 'tinha|tinhamos|havia posto|botado|colocado|definido|feito|criado|marcado|deixado',
    like: 'eu tinha posto 300 pra dezembro',
  },
  {
    means: 'set',
    say: 'pus|botei|coloquei|defini|criei|marquei|deixei|pedi',
    like: 'botei 300 pra dezembro, tá salvo?',
  },
])

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'query', 'log', 'budget']

/**
 * The turn of "o limite de dezembro continua lá?", "eu tinha posto 300 pra dezembro, tá salvo?":
 * the limits of that month, or of the category that is named. Null for any other message.
 */
export function limitAskedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, index } = message
  if (!readable.includes(intent) || reading.amounts.length > 1) return null
  const limit = limits.find(reading)
  const isStanding = standing.isIn(reading) && reading.flat.includes(' ? ')
  const isSet = isStanding && (set.isIn(reading) || reading.amounts.length > 0)
  const isOfLimit = limit !== null && (isStanding || asked.isIn(reading))
  const { today, state } = input
  const before = isSet ? setAt(input, message) : null
  // What was set longer ago is asked of by its month.
  const ahead = monthOf(message)
  const isAhead = ahead !== null && ahead > today.toPlainYearMonth().toString()
  const isOfMonth = isSet && set.isIn(reading) && isAhead
  if (!(isOfLimit || before || isOfMonth)) return null
  if (reading.amounts.length > 0 && !(before || isOfMonth)) return null
  const behind = limit ? reading.text.slice(reading.tokens[limit.last]?.end) : ''
  const name = categoryNamed(readMessage(behind, today), index)
  const own = index.all.find((one) => one.name === name && one.type === 'despesa')
  const month = ahead ?? (own ? null : (before?.month ?? null))
  const spoken = before?.categoryId ?? (state.asked?.metric === 'budget' && state.asked.categoryId)
  const categoryId = own?.id ?? (limit ? null : spoken || null)
  return askingLimit(input, categoryId, month)
}

/** The limit of that sum, as it was set in this conversation. */
function setAt({ state: { last, earlier = [] } }: TurnInput, { reading }: Message) {
  const [amount] = reading.amounts
  const line = [...(last ? [last] : []), ...earlier].map(({ again }) => again)
  for (const one of line) {
    const own = one?.kind === 'set-budget' ? one.budget : null
    if (own && (!amount || own.amountCents === Math.round(amount.valueCents))) return own
  }
  return null
}

function askingLimit(input: TurnInput, categoryId: string | null, month: string | null): Turn {
  const own = month === null ? null : Temporal.PlainYearMonth.from(month)
  const from = own?.toPlainDate({ day: 1 }).toString() ?? null
  const to = own?.toPlainDate({ day: own.daysInMonth }).toString() ?? null
  const query: Query = { metric: 'budget', categoryId, from, to }
  const category = input.categories.find(({ id }) => id === categoryId)?.name
  const fields = { metric: query.metric, from, to, ...(category ? { category } : {}) }
  return askFor(input, { confidence: 90, fields }, query)
}
