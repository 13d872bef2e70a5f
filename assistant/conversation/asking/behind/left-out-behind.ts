import { partOf } from '#conversation/asking/query-part.ts'
import type { Query } from '#conversation/effect.ts'
import { asking } from '#conversation/limits/limited-on.ts'
import { carry } from '#conversation/make-turn.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const wordsMax = 12
const leftOut = new PhraseBook('what is left out behind an answer', [
  {
    means: 'out',
    say: '^ [lya|e|mas|agora|,] [e|,] sem|fora|menos|tirando|exceto|descontando|excluindo|salvo [contar|considerar|incluir|somar] [com] [o|a|os|as]',
    not: ['fora|menos|sem isso|essa|nada|mal|que|de|d*'],
    like: 'e sem o aluguel?',
  },
  {
    means: 'out',
    say: '^ [lya|e|mas|agora|,] [e|,] se [eu|a|nos] [gente] tirar|tirasse|tirarmos|descontar|excluir [o|a|os|as]',
    like: 'e se tirar o aluguel?',
  },
  {
    means: 'out',
    say: '^ [lya|e|mas|agora|,] [e|,] se [eu|a|nos] [gente] nao contar|considerar|incluir|somar|tivesse [com] [o|a|os|as]',
    like: 'e se não contar o aluguel?',
  },
])

/**
 * The turn of "e sem o aluguel?" right behind what was spent or came in: the same without it.
 * Null for any other message.
 */
export function leftOutBehindTurn(told: TurnInput, understand: Understand): Turn | null {
  const { asked, rule = '' } = told.state
  if (!asked || !asking.includes(rule)) return null
  const reading = readMessage(told.text, told.today)
  if (reading.amounts.length > 0 || reading.tokens.length > wordsMax) return null
  const found = leftOut.find(reading)
  const said = found && namedFrom(reading, found.last + 1)
  const query = said ? without(told, asked, said, understand) : null
  // "sem problema" leaves nothing out.
  const link = reading.tokens[found?.last ?? 0]?.norm ?? ''
  const isMeant = reading.flat.endsWith(' ? ') || links.has(link)
  const isOfKnown = query?.beside?.parts.some(({ categoryId }) => categoryId !== null) ?? false
  if (!query || !(isMeant || isOfKnown)) return null
  const { metric, from, to } = query
  const read = { intent: 'query', confidence: 84, fields: { metric, from, to } } as const
  const turn = by('asked-on', carry(told, read, { kind: 'query', query }))
  return { ...turn, state: { ...turn.state, asked } }
}

const asks = new Set(['quanto', 'quantos', 'qual', 'quais'])
const comes = new Set('fica da deu foi seria ? ! .'.split(' '))

/** What is named from there on, of "o aluguel, quanto fica?"; null for another question. */
function namedFrom({ text, tokens }: Reading, first: number): string | null {
  const asked = tokens.findIndex(({ norm }, at) => at >= first && asks.has(norm))
  if (tokens.slice(asked < 0 ? tokens.length : asked + 1).some(({ norm }) => !comes.has(norm)))
    return null
  let end = asked < 0 ? tokens.length : asked
  while (end > first && (comes.has(tokens[end - 1]?.norm ?? '') || tokens[end - 1]?.norm === ','))
    end -= 1
  const [from, to] = [tokens[first], tokens[end - 1]]
  return from && to && end > first ? text.slice(from.start, to.end) : null
}

const links = new Set('o a os as contar considerar incluir somar com'.split(' '))

function without(
  told: TurnInput,
  asked: Query,
  said: string,
  understand: Understand,
): Query | null {
  const { from, to, categoryId, words, only } = asked
  const isSum = ['spent', 'received', 'list'].includes(asked.metric)
  if (!isSum) return null
  // The next largest stands behind the one that does not count.
  if (asked.view === 'largest') return { ...asked, count: (asked.count ?? 1) + 1 }
  const metric = asked.metric === 'received' || only === 'receita' ? 'received' : 'spent'
  const parts = said
    .split(/\s*,\s*|\s+e\s+/)
    .flatMap((one) => partOf(told, metric, one, understand) ?? [])
  if (parts.length === 0) return null
  const isOfThat = words === undefined && parts.every((one) => one.categoryId === categoryId)
  return {
    ...{ metric, from, to, categoryId: isOfThat ? categoryId : null },
    beside: { how: 'left-out', parts },
  }
}
