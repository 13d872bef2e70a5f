import type { Changes } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { fieldsOf } from '#conversation/memory/retold.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { runsOf } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

/** A bare name is no story. */
const bareMax = 7

/**
 * The turn of what a receipt was for that was forwarded just now: "esse foi o futebol de quarta",
 * "marmita". The bank named a stranger alone; its sum and day stand. Null for any other message.
 */
export function noticeCommentedTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { last, rule } = input.state
  if (rule !== 'notice' || !last || input.state.open) return null
  const [only, another] = last.transactions
  const { reading } = message
  if (!only?.id || another || reading.amounts.length > 0) return null
  if (!mayCorrect(candidate.intent) || isQuestion(reading)) return null
  const changes = changesIn(message, only.type)
  if (!changes) return null
  const target = targetOf(only.id)
  const read = { intent: 'correct', confidence: 88, fields: fieldsOf(changes, message) } as const
  return carry(input, read, { kind: 'correct', target, changes })
}

function changesIn(message: Message, type: 'despesa' | 'receita'): Changes | null {
  const { reading, index } = message
  const lead = leaningIn('wasFor', reading)
  if (!lead && !isBare(message)) return null
  const first = lead ? lead.last : 0
  const end = reading.tokens.length - 1
  // "essa foi a gota d'água" names nothing that is paid.
  const subject = runsOf(reading, coverTokens(reading), first, end).find((run) =>
    reading.tokens.slice(run.first, run.last + 1).some(({ norm }) => isThing(norm)),
  )
  if (!subject) return null
  const description = writeSubject(reading, subject)
  const categoryId = categoriseDescription(description, type, index, reading.today)
  return { description, ...(categoryId === null ? {} : { categoryId }) }
}

const more = new Set([
  'tambem',
  'outro',
  'outra',
  'mais',
  'e',
  'cade',
  'quero',
  'meta',
  'cancela',
  'apaga',
])

/** A thing alone; "paguei a luz" and "mercado também" tell of one more. */
function isBare({ reading, account }: Message): boolean {
  if (reading.tokens.length > bareMax || reading.tokens.some(({ norm }) => more.has(norm))) {
    return false
  }
  return account.clauses.every(({ verbs, flow }) => verbs.length === 0 && flow === null)
}
