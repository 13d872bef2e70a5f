import { lastLimit, spokenCategory } from '#conversation/limits/standing/last-limit.ts'
import { stateOf } from '#conversation/limits/standing/state-of.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { asksWhether, isQuestion } from '#understanding/intents/question.ts'
import { readMessage } from '#understanding/reading.ts'

const howMuch = new Set('quanto qto qnt qnto'.split(' '))
const bursting = new Set(
  'estourar estouro estoura ultrapassar passar passo bater bato chegar'.split(' '),
)
const spending = new Set(['gastar', 'usar', 'comprar'])
const may = new Set('da posso consigo pode sobra sobrou resta falta ainda'.split(' '))
/** That is asked of what was, or of what is saved. */
const others = new Set(
  'gastei gastamos gasto paguei recebi guardar juntar meta metas cartao credito viagem conta contas dia semana hoje'.split(
    ' ',
  ),
)

const burst = words('passei passou passamos estourei estourou estouramos ultrapassei bati bateu')
const ofLimit = words('limite teto orcamento')

/** "será que passei do limite", "o limite estourou ou ainda não": asked without a mark. */
function isOver({ reading }: Message, has: (set: ReadonlySet<string>) => boolean): boolean {
  const isAsked =
    reading.flat.includes(' sera ') ||
    / ou (?:ainda )?n(?:ao)? $/.test(reading.flat) ||
    asksWhether(reading) ||
    isQuestion(reading)
  return isAsked && has(burst) && (has(ofLimit) || / (?:o|do|da) d[eoa] /.test(reading.flat))
}

/**
 * The turn of "falta quanto pra estourar o mercado?", "ainda dá pra gastar quanto no mercado?",
 * where a limit was set for that: what is left of it, or by how much it was passed. Null for any
 * other message.
 */
export function leftOfLimitTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const budget = reading.amounts.length > 0 ? null : lastLimit(input)
  const norms = reading.tokens.map(({ norm }) => norm)
  const has = (set: ReadonlySet<string>) => norms.some((norm) => set.has(norm))
  if (!budget || intent === 'delete' || has(others)) return null
  const isLeft = has(howMuch) && has(may) && [bursting, spending, ofLimit].some(has)
  if (!isLeft && !isOver(message, has)) return null
  const own = input.categories.find(({ id }) => id === budget.categoryId)
  // "tô indo fazer compra, quanto dá pra gastar no mercado?": it stands in what is asked.
  const asked = reading.text.split(/[,;.]\s/).find((one) => /quanto|qto|qnt/i.test(one))
  const part = { ...message, reading: readMessage(asked ?? reading.text, input.today) }
  const name = spokenCategory(part)
  if (!own || (name !== null && name !== own.name)) return null
  const query = stateOf(budget, input.today)
  const { metric, from, to } = query
  const fields = { metric, from, to, category: own.name }
  return carry(input, { intent: 'query', confidence: 90, fields }, { kind: 'query', query })
}
