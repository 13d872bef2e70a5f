import { asks } from '#conversation/apart/joined/asking.ts'
import { type Hearing, hearingOf } from '#conversation/apart/joined/hearing.ts'
import { entriesOf, isAccounted, type Part } from '#conversation/apart/joined/part.ts'
import { together } from '#conversation/apart/lost/together.ts'
import { isAlone, isAskedAlone, pieceIn } from '#conversation/apart/own-line/alone.ts'
import { areSameSums, isAlike } from '#conversation/apart/own-line/is-alike.ts'
import { piecesOf } from '#conversation/apart/own-line/pieces.ts'
import type { Effect } from '#conversation/effect.ts'
import { tellsFormerLimit } from '#conversation/limits/standing/moved-to.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { isAnswer } from '#conversation/trail/is-answer.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { findVerb } from '#language/verbs.ts'
import { readMessage } from '#understanding/reading.ts'

/** In characters, and of how many pieces at the end each may say one thing more. */
const [lengthMax, behindMax] = [400, 6]

/**
 * The turn of a message that ends in another thing on a line, or in a sentence, of its own: "o
 * mercado foi 124, não 142", and below it "açaí 22", or "quanto gastei hoje?". That is a second
 * message in one: what stands before it is heard as if it had been sent alone, and its sum is none
 * of that. The turn as it was where it may be one of a list, or what stands before it is not whole
 * without it.
 */
export function withAloneBehind(
  told: TurnInput,
  whole: Turn,
  hearing: Hearing,
  understand: Understand,
): Turn {
  if (told.text.length > lengthMax || whole.rule === 'notice') return whole
  // "o condomínio também, 280. quanto dá os dois?": what they come to says what it is one more of.
  const isAsked = whole.effects.some(({ kind }) => kind === 'query')
  if (whole.rule === 'also-monthly' && isAsked) return whole
  if (tellsFormerLimit(told, readMessage(told.text, told.today))) return whole
  const cut = cutOff(told, hearing)
  if (!cut) return whole
  const rest = understand({ ...told, text: cut.rest })
  if (told.state.open ? !isAnswer(rest) : !cut.isLine && isGuessed(rest)) return whole
  if (isSpokenOf(told, rest, cut.behind)) return whole
  const done = [...rest.effects, ...cut.behind.flatMap(({ turn }) => turn.effects)]
  // What was sold may go on below it; "9 de cashback" does not say which way the next went.
  const isOneDeed = readMessage(cut.rest, told.today).tokens.some(({ norm }) => findVerb(norm))
  if (isAlike(whole, done) || (isOneDeed && areSameSums(whole, done))) return whole
  const isApart =
    isWholeAlone(told, whole, rest, cut.rest) &&
    !isOneList(told, whole, { rest, text: cut.rest }, cut.behind)
  return isApart ? together(told, rest, cut.behind) : whole
}

/** It was asked about, or has the sum of what is mended: "não foi uber, foi táxi. 18 de táxi". */
function isSpokenOf(told: TurnInput, rest: Turn, behind: readonly Part[]): boolean {
  const asked = fold(JSON.stringify(told.state.open ?? {}))
  const known = rememberedIn(told)
  const mended = rest.effects.flatMap((one) => {
    if (one.kind !== 'correct') return []
    const stood = known.find(({ id }) => id === one.target.id)?.amountCents
    return [stood, one.changes.amountCents]
  })
  return behind.flatMap(entriesOf).some(({ description, amountCents }) => {
    const isAsked = tellingWords(description).some((word) => asked.includes(word))
    return isAsked || mended.includes(amountCents)
  })
}

/** What it is of was named in the rest of the message, if at all. */
function isGuessed({ rule, effects, also }: Turn): boolean {
  const isUndone = effects.some(({ kind }) => kind === 'undo-last')
  const isOpinion = rule.startsWith('opinion') && effects.length > 0
  return isUndone || isOpinion || (also !== undefined && isGuessed(also))
}

interface Cut {
  rest: string
  behind: Part[]
  /** They stand on lines of their own: what is before them was sent as one. */
  isLine: boolean
}

/** What ends it piece by piece, and what is left of it before; null where there is neither. */
function cutOff(told: TurnInput, hearing: Hearing): Cut | null {
  const { text, today } = told
  const { pieces, joint } = piecesOf(text) ?? { pieces: [], joint: '' }
  const { open: _asked, ...state } = told.state
  const hear = hearingOf({ ...told, state }, hearing)
  const behind: Part[] = []
  while (pieces.length > 1 && behind.length < behindMax) {
    const said = pieceIn(readMessage(pieces.at(-1) ?? '', today))
    const part = said === null ? null : hear(said)
    if (!part || !isAlone(part)) break
    behind.unshift(part)
    pieces.pop()
  }
  const rest = pieces.join(joint)
  // "gastos de ontem:" heads what stands below it.
  const isHead = /[:,;+-]$/.test(rest)
  return behind.length === 0 || isHead ? null : { rest, behind, isLine: joint === '\n' }
}

/** It does, asks or says something by itself, and waits for no sum. */
function isWholeAlone({ today }: TurnInput, whole: Turn, rest: Turn, text: string): boolean {
  // "vendas de hoje" heads what stands below it.
  const isHead = rest.intent === 'query' && !text.endsWith('?') && !asks(readMessage(text, today))
  if (isHead) return false
  if (rest.effects.length > 0) return true
  if (unfinished.has(rest.reply.kind)) return false
  const { tokens, amounts } = readMessage(text, today)
  if (amounts.length > 0) return true
  // "faz outra meta pra mim? reserva 10.000" says what stands behind it is.
  if (whole.effects.some(({ kind }) => !begun.has(kind))) return false
  const isSentence = text.endsWith('?') || tokens.some(({ norm }) => findVerb(norm) !== undefined)
  return isSentence && !rest.rule.startsWith('silent')
}

const unfinished = new Set<Turn['reply']['kind']>(['ask', 'choose', 'obstacle'])
const begun = new Set<Effect['kind']>(['create-transactions', 'query'])

/** What is told of one after another: "limite de 150 pro lazer", and "mercado 400" below it. */
const listed = new Set<Effect['kind']>([
  ...(['set-budget', 'create-recurring', 'create-goal', 'deposit'] as const),
])

/** The whole takes the last one for one more of what stands before it, or knows what it is of. */
function isOneList(
  told: TurnInput,
  whole: Turn,
  { rest, text }: { rest: Turn; text: string },
  behind: readonly Part[],
): boolean {
  const [kind] = rest.effects.map((one) => one.kind)
  const ends = behind.flatMap(({ turn }) => turn.effects)
  // "quanto foi o estrago do carnaval? gastei quanto do dia 5 ao 9?" asks for one thing.
  const asked = new Set(ends.flatMap((one) => (one.kind === 'query' ? one.query.metric : [])))
  const isAgain = rest.effects.some((one) => one.kind === 'query' && asked.has(one.query.metric))
  const isPart = kind === 'query' && !isAskedAlone(readMessage(text, told.today))
  if (asked.size > 0 && (isAgain || isPart)) return true
  // "mercado 400 é pouco. põe limite de 500" was 400.
  const isSet = ends.some((one) => listed.has(one.kind))
  if (isSet && isAccounted(whole, readMessage(told.text, told.today))) return true
  const isMore = whole.effects.length > rest.effects.length
  if (kind && listed.has(kind) && isMore && whole.effects.every((one) => one.kind === kind)) {
    return true
  }
  // "mercado 152" and below it "uber 22", where an uber stands there: it may be put right as well.
  if (kind !== 'correct') return false
  const known = rememberedIn(told).flatMap(({ name }) => tellingWords(name))
  return behind.flatMap(entriesOf).some(({ description }) => {
    return tellingWords(description).some((word) => known.some((own) => isSame(own, word)))
  })
}
