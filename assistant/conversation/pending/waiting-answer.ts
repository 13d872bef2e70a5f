import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { paidOrMonthlyTurn } from '#conversation/bills/asked-paid.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { register, say } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import { draftsOf, waitingIn } from '#conversation/pending/waiting.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'

const wordsMax = 18

/**
 * The turn of a yes that names what was proposed, now or before other things were told: "pode
 * anotar sim a feira e o açougue", "a lista de segunda, pode também". Those are written, the others
 * wait on. "não anotou aquela lista?" is shown it once more. Null for any other message.
 */
export function waitingTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  const waiting = waitingIn(input)
  const open = stillOpen(input.state, input.today)
  const asked = draftsOf(open)
  if (!waiting && asked.length === 0) return null
  if (reading.amounts.length > 0 || reading.tokens.length > wordsMax) return null
  if (waiting?.bills && !open) {
    const turn = paidOrMonthlyTurn(waiting.bills, { input, message, candidate })
    if (turn && turn.reply.kind !== 'dropped') return withoutBills(turn)
  }
  // "Sim", right behind "a lista de antes ainda espera o seu sim".
  if (waiting?.isJust && !open && plainYes.has(reading.flat.replace(/[.!]/g, '').trim())) {
    return agreedTurn(input, waiting.drafts)
  }
  const isList = waiting !== undefined || asked.length > 1
  if (isList && leans('dropsWaiting', reading)) return droppedTurn(input)
  const isAsking = isQuestion(reading)
  if (!isAsking && reading.flat.includes(' nao ')) return null
  if (!leans(isAsking ? 'asksOfWaiting' : 'writesWaiting', reading)) return null
  const told = { listed: [...asked, ...(waiting?.drafts ?? [])], alone: waiting?.alone ?? [] }
  const meant = meantOf(told, message, open === null)
  if (meant.length === 0) return null
  const transactions = meant.map((one) => restoreDraft(one, input.categories))
  if (isAsking) return offerTurn(input, { kind: 'create-transactions', transactions })
  const turn = register(input, { intent: 'log', confidence: 95 }, transactions)
  const [drafts, alone] = [told.listed, told.alone].map((some) => {
    return some.filter((one) => !meant.includes(one))
  })
  const left = {
    ...{ expiresOn: waiting?.expiresOn ?? open?.expiresOn ?? '', isTold: true as const },
    ...{ drafts: drafts ?? [], alone: alone ?? [] },
    ...(waiting?.bills ? { bills: waiting.bills } : {}),
  }
  const isLeft = left.drafts.length + left.alone.length > 0
  // What else was asked is asked still.
  const kept = open && asked.length === 0 ? { open } : {}
  const { waiting: _before, ...state } = turn.state
  return { ...turn, state: { ...state, ...kept, ...(isLeft ? { waiting: left } : {}) } }
}

/** "tá certo" may be said of anything. */
const plainYes = new Set(['sim', 's', 'ss', 'pode', 'pode sim', 'sim pode', 'isso', 'quero'])

function agreedTurn(input: TurnInput, drafts: readonly KeptDraft[]): Turn | null {
  if (drafts.length === 0) return null
  const transactions = drafts.map((one) => restoreDraft(one, input.categories))
  const turn = register(input, { intent: 'log', confidence: 95 }, transactions)
  const { waiting: _written, ...state } = turn.state
  return { ...turn, state }
}

function droppedTurn(input: TurnInput): Turn {
  const turn = say(input, { intent: 'none', confidence: 95 }, { kind: 'dropped' })
  const { waiting: _dropped, ...state } = turn.state
  return { ...turn, state }
}

function withoutBills(turn: Turn): Turn {
  const { waiting, ...state } = turn.state
  if (!waiting) return turn
  const { bills: _kept, ...left } = waiting
  const isLeft = left.drafts.length + (left.alone?.length ?? 0) > 0
  return { ...turn, state: { ...state, ...(isLeft ? { waiting: left } : {}) } }
}

const writing = new Set('anotar anota botar bota lancar lanca registrar registra'.split(' '))
const general = new Set(
  'lista listas listinha tudo todo todos todas gastos itens coisas'.split(' '),
)

/** Those that are named, by a word, a day, or as the whole list; none where another thing is. */
function meantOf(
  { listed, alone }: Record<'listed' | 'alone', readonly KeptDraft[]>,
  message: Message,
  isFree: boolean,
): KeptDraft[] {
  const all = [...listed, ...alone]
  const { days, tokens } = message.reading
  const told = tellingIn(message).map(({ word }) => word)
  const words = told.filter((word) => !general.has(word))
  const named = all.filter((one) => words.some((word) => isOf(one, word)))
  const isElse = words.some((word) => !all.some((one) => isOf(one, word)) && isThing(word))
  if (isElse) return []
  if (named.length > 0) return named
  const dated = all.filter(({ date }) => days.some((one) => one.date.toString() === date))
  if (dated.length > 0) return dated
  const isWhole = tokens.some(({ norm }) => general.has(norm))
  // "tá certo", said of something else, writes nothing.
  const isBare = isFree && words.length + days.length === 0
  const isTold = isBare && tokens.some(({ norm }) => writing.has(norm))
  return isWhole || isTold ? [...listed] : []
}

function isOf({ description }: KeptDraft, word: string): boolean {
  return tellingWords(description).some((one) => isSame(one, word))
}
