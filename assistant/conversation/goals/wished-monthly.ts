import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { lastDay } from '#conversation/pending/open.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import { goalNamed } from '#understanding/intents/goal.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

const wish =
  'quero|queria|queremos|vou|vamos|preciso|precisamos|pretendo|penso|gostaria [em|de] [comecar|tentar] [a]'
const aside = 'guardar|reservar|separar|juntar|poupar|economizar'
const often = '[por|todo|toda|cada|ao|a] mes|semana|quinzena'

const wished = new PhraseBook('what somebody wants to put aside again and again', [
  {
    means: 'monthly',
    say: `${wish} ${aside} [uns|umas|r] [$] @ [reais] por|todo|toda|cada|ao|a mes|semana|quinzena|dia`,
    // What is to be spent less is put nowhere.
    not: ['economizar ..3 @ ..3 de|do|da|no|na|com|em'],
    like: 'quero reservar 300 por mês pra viagem',
  },
  {
    means: 'monthly',
    say: `${wish} ${aside} ${often} [uns|umas|r] [$] @`,
    like: 'quero guardar todo mês 300 pra viagem',
  },
  {
    means: 'monthly',
    say: `${wish} ${aside} [uns|umas|r] [$] @ [reais] pra|pro|para ..4 por|todo|toda|cada|ao mes|semana|quinzena|dia`,
    like: 'vou guardar 200 pra reforma todo mês',
  },
  {
    means: 'monthly',
    say: `todo|toda|cada mes|semana|dia [#] [eu] ${wish} ${aside} [uns|umas|r] [$] @`,
    like: 'todo dia 5 quero guardar 300 pra viagem',
  },
  {
    means: 'monthly',
    say: `^ ${aside} [uns|umas|r] [$] @ [reais] por|todo|toda|cada|ao|a mes|semana|quinzena|dia pra|pro|para`,
    like: 'reservar 300 por mês pra viagem de férias',
  },
  {
    means: 'monthly',
    say: `${wish} deixar [uns|r] [$] @ [reais] por|todo|cada|ao mes|semana separado|separados|guardado|guardados|reservado|reservados`,
    like: 'quero deixar 300 por mês separado pra viagem',
  },
])
const ordered = new Set(['lembra', 'lembre', 'avisa', 'avise', 'limite', 'orcamento', 'teto'])
const beside = new Set(
  'mes semana quinzena separado guardado reservado reservar separar'.split(' '),
)
const readable: readonly Candidate['intent'][] = [
  ...(['recurring', 'none', 'clarify', 'log', 'goal_create'] as const),
]
const asked: Read = { intent: 'clarify', confidence: 86 }

/**
 * The turn of "quero reservar 300 por mês pra viagem": no bill is due, a goal is meant, and what it
 * comes to is asked; where it stands there, nothing is in it yet. Null for any other message.
 */
export function wishedMonthlyTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  if (!readable.includes(intent) || !wished.isIn(reading)) return null
  const whole = wholeIn(reading)
  if (reading.amounts.length !== 1 && whole === null) return null
  if (isQuestion(reading) || leans('perhaps', reading) || reading.flat.includes(' nao '))
    return null
  if (tellsOwnDeed(account.clauses) || reading.tokens.some(({ norm }) => ordered.has(norm))) {
    return null
  }
  const said = tellingIn(message).filter(({ word }) => {
    return !leansWord('ofSaving', word) && !beside.has(word)
  })
  const { description = behindAim(reading) } = said.length > 0 ? goalNamed(message) : {}
  const isThere = fitting(said, input.goals ?? []).some(({ at }) => at.length > 0)
  if (isThere || (said.length === 0 && input.goals?.length)) {
    return say(input, { ...asked, intent: 'none' }, { kind: 'none', reason: 'saves-later' })
  }
  const name = capital(description ?? 'Reserva')
  if (whole !== null) {
    const day = deadlineIn(message)
    const targetDate = day === null ? null : Temporal.PlainDate.from(day)
    const goal = { name, targetCents: whole, targetDate }
    const read: Read = { intent: 'goal_create', confidence: 90 }
    return carry(input, read, { kind: 'create-goal', goal })
  }
  const reply = { kind: 'ask', missing: 'amount', description: name, isGoal: true } as const
  const turn = say(input, asked, { ...reply, amountCents: 0, isOutOfBounds: false })
  const day = { targetDate: deadlineIn(message), expiresOn: lastDay(input.today) }
  return { ...turn, state: { ...turn.state, open: { kind: 'goal', name, ...day } } }
}

/** "fica uns 1.800": what it is to cost, beside what is put aside each time. */
function wholeIn(reading: Message['reading']): Cents | null {
  const [each, whole, another] = reading.amounts
  if (!each || !whole || another || whole.valueCents <= each.valueCents) return null
  const value = Math.round(whole.valueCents)
  return costs.isIn(reading) && value <= limits.amountCentsMax ? cents(value) : null
}

const costs = new PhraseBook('what is saved for costs so much', [
  {
    means: 'costs',
    say: 'fica|custa|custam|sai|da|vai ..2 [em|por|uns|umas|total] [uns|umas|r] [$] @',
    not: ['ja|ate|fica|da ..2 @ ..1 por|ao|cada mes|ano'],
    like: 'quero guardar 50 por dia pra trocar os pneus, fica uns 1.800',
  },
  {
    means: 'costs',
    say: 'ate ter|juntar|chegar|completar|dar [em|a|aos|nos|uns] [r] [$] @',
    like: 'quero guardar 50 por dia até juntar 1.800',
  },
])

const aims = new Set(['pra', 'pro', 'para'])

/** The last word behind its aim, where it is named by a day: "pro Natal". */
function behindAim({ tokens, text }: Message['reading']): string | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const [aim, last] = words.slice(-2)
  return aim && last && aims.has(aim.norm) ? text.slice(last.start, last.end) : undefined
}
