import { correct, register } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const rides = new Set('corrida corridas entrega entregas'.split(' '))
const apps = new Set(wordsOf('{gig}'))
/** Where one rides to, and what one does who takes a ride: "a corrida pro centro". */
const taken = new Set(
  'pra pro para ate casa volta ida voltar ir peguei pedi chamei pego taxa frete'.split(' '),
)
const generic = new Set(['entrada', 'entradas'])

/**
 * The turn of rides that are told by one who earns by them: "anota os 210 de ontem, foi corrida" is
 * spent by most, and earned by whoever earned by 'Ifood' and '99' the last days. Null where
 * somewhere is named that they rode to, or no app paid them.
 */
export function riddenBeforeTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  const [only, another] = account.transactions
  if (intent !== 'log' || !only || another || only.doubt !== null || isQuestion(reading))
    return null
  const { draft } = only
  const said = tellingWords(draft.description)
  if (draft.type !== 'despesa' || !said.every((word) => rides.has(word))) return null
  if (said.length === 0 || isTaken(message)) return null
  const entries = rememberedIn(input).filter(({ type }) => type === 'receita')
  const before = entries.find(isOfApp)
  if (!before) return null
  const date = draft.date.toString()
  // "ontem rendeu 210" stands there without a name: that is what it was.
  const same = entries.find((one) => {
    const isBare = tellingWords(one.name).every((word) => generic.has(word))
    return isBare && one.amountCents === draft.amountCents && one.date === date
  })
  const { categoryId } = before
  if (same) {
    const changes = { description: draft.description, ...(categoryId ? { categoryId } : {}) }
    const fields = { description: draft.description }
    return correct(input, { intent: 'correct', confidence: 86, fields }, [same], changes)
  }
  const earned = { ...draft, type: 'receita', categoryId } as const
  return register(input, { intent: 'log', confidence: 84 }, [earned])
}

function isOfApp({ name }: Remembered): boolean {
  return tellingWords(name).some((word) => apps.has(word) || rides.has(word))
}

/** A ride that is paid: what the writer did is told, where it went, or what it came to. */
function isTaken({ reading, account }: Message): boolean {
  const isPaid = account.clauses.some(({ verbs, flow, first, last }) => {
    if (flow === 'out' || verbs.some(({ verb }) => verb.form === 'i-did')) return true
    const isPriced = reading.amounts.some((one) => one.first >= first && one.last <= last)
    return isPriced && verbs.some(({ verb }) => verb.kind === 'cost')
  })
  return isPaid || reading.tokens.some(({ norm }) => taken.has(norm))
}
