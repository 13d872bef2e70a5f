import { keepDraft } from '#conversation/kept-draft.ts'
import { carry, register, say } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { namedAmong, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { fieldsOf } from '#conversation/memory/retold.ts'
import { openReading } from '#conversation/seen/pending-reading.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isOnTick, nameOnTick } from '#understanding/transactions/naming/on-tick.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'

const asked = { intent: 'clarify', confidence: 90 } as const

/**
 * The turn of what was bought on tick: it was an expense of that day, so paying it is asked about
 * ("paguei o seu Osvaldo 267"), and "fiquei devendo a ração" is marked on the entry that stands.
 * Null for any other message.
 */
export function onTickTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  if (isQuestion(message.reading)) return null
  return leans('boughtOnTick', message.reading)
    ? marking(input, message, candidate)
    : paying(input, message, candidate)
}

/** "fiquei devendo a ração pro seu Osvaldo", of one that was noted as bought. */
function marking(input: TurnInput, message: Message, { intent }: Candidate): Turn | null {
  if (message.reading.amounts.length > 0 || (intent !== 'none' && intent !== 'clarify')) return null
  const [only, another] = namedAmong(message, rememberedIn(input)).filter(isSpent)
  if (!only || another || isOnTick(only.description)) return null
  const changes = { description: nameOnTick(only.description) }
  const read = { intent: 'correct', confidence: 85, fields: fieldsOf(changes, message) } as const
  const target = targetOf(only.id)
  return carry(input, read, { kind: 'correct', target, changes })
}

function isSpent({ type }: Remembered): boolean {
  return type === 'despesa'
}

function paying(input: TurnInput, message: Message, { intent }: Candidate): Turn | null {
  const { reading, index } = message
  const isOwed = leans('wasOwed', reading)
  const isAnswer = input.state.open?.kind === 'question' && reading.amounts.length === 1
  if (!isAnswer && ((intent !== 'log' && !isOwed) || !leans('paysOff', reading))) return null
  const entries = rememberedIn(input).filter(isSpent)
  // "paguei o gás que tava devendo, 45": what was owed is paid all the same.
  const account = isOwed ? readTransactions(reading, index, { isTold: true }) : message.account
  const told = account.transactions.map(({ draft }) => draft)
  const found = told
    .map((draft) => ({ draft, noted: owedAs(message, draft, entries) }))
    .find(({ noted }) => noted !== undefined)
  if (!found?.noted) return null
  const others = account.transactions.filter(({ draft }) => draft !== found.draft)
  if (others.some(({ doubt }) => doubt !== null)) return null
  const turn = asking(input, found.draft, found.noted.description)
  if (others.length === 0) return turn
  const { open } = turn.state
  const own = register(
    input,
    { intent: 'log', confidence: 90 },
    others.map(({ draft }) => draft),
  )
  return { ...own, state: { ...own.state, ...(open ? { open } : {}) }, also: turn }
}

/** What stands there of that sum, bought on tick or named as what was owed. */
function owedAs(
  message: Message,
  { type, amountCents }: TransactionDraft,
  entries: readonly Remembered[],
): Remembered | undefined {
  const same = type === 'despesa' ? entries.filter((one) => one.amountCents === amountCents) : []
  const marked = same.find(({ description }) => isOnTick(description))
  return marked ?? (leans('wasOwed', message.reading) ? namedAmong(message, same)[0] : undefined)
}

function asking(input: TurnInput, draft: TransactionDraft, noted: string): Turn {
  const kept = keepDraft(draft)
  const shown = { source: 'words', stage: 'confirm', draft: kept, isAmended: false } as const
  const turn = say(input, asked, { kind: 'propose', ...shown, noted })
  const open = openReading('words', 'confirm', kept, input.today)
  return { ...turn, state: { ...turn.state, open } }
}
