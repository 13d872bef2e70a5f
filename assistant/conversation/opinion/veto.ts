import { spentBehind } from '#conversation/bills/paid/spent-behind.ts'
import type { Effect } from '#conversation/effect.ts'
import { say } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { proposal, proposed } from '#conversation/opinion/propose.ts'
import { isRead } from '#conversation/opinion/told-transactions.ts'
import { sawTurn } from '#conversation/seen/saw-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { chanceOf, chanceOfWriting, type Opinion } from '#opinion/intents.ts'
import { opinionLimits } from '#opinion/limits.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isHeldBack } from '#understanding/intents/commitments/limits/held-back.ts'
import { isAchieved } from '#understanding/transactions/clauses/moods/achieved.ts'
import { isSentToMe } from '#understanding/transactions/clauses/moods/sent-to-me.ts'
import { isFound } from '#understanding/transactions/clauses/moods/won.ts'
import { isSoldInParts } from '#understanding/transactions/clauses/served/in-parts.ts'

const harmless: readonly Effect['kind'][] = ['query', 'explain', 'count-past']

/** Whether there is anything to ask about: it was read, and would be written. */
export function isVetoable(turn: Turn): boolean {
  return isRead(turn) && turn.effects.some(({ kind }) => !harmless.includes(kind))
}

/** Asks before what the rules would write and hardly anybody would; null where they may. */
export function vetoed(
  input: TurnInput,
  message: Message,
  turn: Turn,
  opinion: Opinion,
): Turn | null {
  // By a goal nothing is spent: so little speaks for one is enough.
  const isGoal = turn.intent === 'goal_create' && opinion.goal_create >= opinionLimits.goal
  const isHeld = turn.intent === 'budget' && isHeldBack.isIn(message.reading)
  const isSure =
    isGoal ||
    isHeld ||
    isPlainlyPaid(message) ||
    isPartedAhead(turn) ||
    isSpentBesideDue(message) ||
    message.account.clauses.some(isFound) ||
    isSentToMe(message)
  if (chanceOfWriting(opinion) < opinionLimits.veto && !isSure) {
    return silenced(input, message, turn, opinion)
  }
  // What is to be taken back or mended is no transaction in any case.
  const isNew = turn.intent !== 'delete' && turn.intent !== 'correct'
  const isUnlikely = chanceOf(opinion, turn.intent) < opinionLimits.vetoIntent
  return isNew && isUnlikely && !isHeld ? proposed(input, message, turn, opinion) : null
}

/** "o cartão vence dia 8, gastei 119 no presente": the bill is only told of, and names nothing. */
function isSpentBesideDue(message: Message): boolean {
  const at = spentBehind(message)
  if (at === null) return false
  const before = message.reading.tokens.slice(0, at)
  return message.account.transactions.every(({ doubt, evidence, draft }) => {
    const words = tellingWords(draft.description)
    const isOfDue = before.some(({ norm }) => words.includes(norm))
    return doubt === null && evidence >= sure && !isOfDue
  })
}

/** "IPTU 6 parcelas de 78, a próxima vence dia 10": how many, how much and when are told. */
function isPartedAhead({ intent, effects }: Turn): boolean {
  return intent === 'installments' && effects.every(({ kind }) => kind === 'create-recurring')
}

const sure = 3
const links = new Set(['no', 'em', 'via'])
const payments = new Set(['pix', 'dinheiro', 'debito', 'especie'])

/**
 * "paguei a luz 100 e a água 60", "pago no pix 50 do lanche dia 15": known things, each with its
 * sum, behind a plain verb or with what they were paid.
 */
function isPlainlyPaid({ account: { transactions, clauses }, reading }: Message): boolean {
  const isPaid = clauses.some(({ mood, flowRule, verbs }) => {
    const isPaying = verbs.some(({ verb }) => verb.form === 'i-did' && verb.lemma === 'pagar')
    return mood === 'done' && flowRule === 'own-deed' && isPaying
  })
  return (
    (isPaidByMeans(reading) ||
      isAchieved(reading, clauses) ||
      (isPaid && transactions.length > 1)) &&
    transactions.length > 0 &&
    transactions.every(({ doubt, evidence }) => {
      return doubt === null && evidence >= sure
    })
  )
}

/** With what it was paid is told of what is paid, and of nothing that is to be. */
function isPaidByMeans({ tokens }: Message['reading']): boolean {
  return tokens.some(({ norm }, at) => {
    const [link, means] = [tokens[at + 1]?.norm ?? '', tokens[at + 2]?.norm ?? '']
    return (norm === 'pago' || norm === 'paga') && links.has(link) && payments.has(means)
  })
}

/** What was to be written is shown; where it is likelier that nothing is meant, only its sums. */
function silenced(input: TurnInput, message: Message, { effects }: Turn, opinion: Opinion): Turn {
  const [effect] = effects
  const [only, another] = effect?.kind === 'create-transactions' ? effect.transactions : []
  // What a customer pays in parts is only asked about: it came in.
  const isAsked = opinion.clarify > opinion.none || isSoldInParts(message.reading)
  if (only && !another && isAsked) return proposal(input, only)
  const silent: Candidate = { intent: 'none', rule: 'none', confidence: 100 }
  return (
    sawTurn(input, message, silent, 'unsure') ??
    say(input, silent, { kind: 'none', reason: 'unclear' })
  )
}
