import type { Query } from '#conversation/effect.ts'
import { intendedQuery } from '#conversation/intended-query.ts'
import { askFor } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { readPeriod } from '#understanding/intents/period.ts'

const asking = words('quanto total soma somando somar soma-me some')
const spending = words(
  'gasto gastos gastei gastamos despesa despesas gastar saiu foi embora torrei deu',
)
/** What tells nothing of which of them it is. */
const beside = words(
  'o a os as e ai em de do da no na que eh eu ja me meu meus minha minhas esta estou tao estao fica ' +
    'ficou dar da deu daria tudo todo todos toda todas isso esse essa esses essas este esta com contando ' +
    'incluindo junto juntando compra agora entao ao ate la aqui foi pra mim por favor pfv lya diz diga ' +
    'fala fale conta mostra mostre qual quero queria saber ver aproveita aproveitando mes dia hoje ontem ' +
    'semana ano sao geral aquela gente foram ha mesmo e so nossa , . ? !',
)
/** Without one of them it may be of anything: "quanto foi hoje?". */
const sums = words(
  'total soma somando somar contando juntando gasto gastos gastei despesa despesas tudo',
)

const comesTo = anyOf(
  'deu quanto; da quanto; deu em quanto; ficou em quanto; fica em quanto; esta em quanto; ' +
    'estou em quanto; ficou quanto; fica quanto; esta quanto; com isso; com esse; com essa',
)

/**
 * The turn of what all of it comes to in a period, in whatever words: "e de gasto no mês, estou em
 * quanto?", "com isso dá quanto hoje?". Null where a word names anything else.
 */
export function summedPlainlyTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const { amounts, tokens } = reading
  if (amounts.length > 0 || input.state.open) return null
  const norms = tokens.filter(({ kind }) => kind !== 'emoji').map(({ norm }) => norm)
  if (!norms.some((norm) => asking.has(norm))) return null
  if (isOfElse(input) && !norms.some((norm) => spent.has(norm))) return null
  const known = [asking, spending, beside, sums]
  if (!norms.every((norm) => known.some((some) => some.has(norm)))) return null
  const isSum = norms.some((norm) => sums.has(norm)) || comesTo(reading.flat)
  if (isKnown(input, message, candidate)) return null
  const { from = null, to = null } = readPeriod(reading, false)
  if (!isSum || from === null) return null
  const query: Query = { metric: 'spent', categoryId: null, from, to }
  const fields = { metric: query.metric, from, to }
  return askFor(input, { confidence: 90, fields }, query)
}

const spent = words('gasto gastos gastei gastamos gastar despesa despesas torrei')

/** It goes on about what came in, or about bills. */
function isOfElse({ state: { asked, last } }: TurnInput): boolean {
  if (asked !== undefined && asked.metric !== 'spent') return true
  const drafts = last?.transactions ?? []
  return drafts.length > 0 && drafts.every(({ type }) => type === 'receita')
}

/** It is heard so already. */
function isKnown(input: TurnInput, message: Message, candidate: Candidate): boolean {
  if (candidate.intent !== 'query') return false
  const { categoryId, metric, view, words: named } = intendedQuery(message, candidate, input.state)
  return metric === 'spent' && categoryId === null && named === undefined && view === undefined
}
