import { findCode } from '#codes/find-code.ts'
import { twofoldTurn } from '#conversation/amending/twofold.ts'
import { clarityOf } from '#conversation/apart/clarity.ts'
import { askedTurn } from '#conversation/apart/heard/asked.ts'
import { behindTurn } from '#conversation/apart/heard/behind.ts'
import { surelyTurn } from '#conversation/apart/heard/surely.ts'
import type { Hearing } from '#conversation/apart/joined/hearing.ts'
import { joinedTurn } from '#conversation/apart/joined/joined-turn.ts'
import { once } from '#conversation/apart/joined/once.ts'
import { writtenOut } from '#conversation/apart/leant/written-out.ts'
import { withNoneLost } from '#conversation/apart/lost/none-lost.ts'
import { withWhatWasLost } from '#conversation/apart/lost/with-what-was-lost.ts'
import { twoOrdersTurn } from '#conversation/apart/orders/two-orders.ts'
import { inPieces } from '#conversation/apart/own-line/in-pieces.ts'
import { toldApartTurn } from '#conversation/apart/told-apart.ts'
import { withRisenBy } from '#conversation/bills/framed/risen-by.ts'
import { withBillBeside } from '#conversation/coming/beside-entry.ts'
import { withOfferedBefore } from '#conversation/coming/coming-bill.ts'
import { withHalfCame } from '#conversation/coming/half-came.ts'
import { withWhomTold } from '#conversation/coming/left/whom-told.ts'
import { withLeftOver, withRestOfMended } from '#conversation/coming/left-over.ts'
import { withCardNamed } from '#conversation/coming/offered/card-named.ts'
import { withPaidOwed } from '#conversation/coming/owed.ts'
import { withOwnPart, withTerms } from '#conversation/coming/told-terms.ts'
import { withoutNoSuchDay } from '#conversation/days/no-such-day.ts'
import { withOwing } from '#conversation/debts/owing.ts'
import { onDayBefore } from '#conversation/done/day-before.ts'
import { withQuoted } from '#conversation/done/line.ts'
import { filedAsTold } from '#conversation/filed/as-told.ts'
import { addedTurn } from '#conversation/memory/added.ts'
import { withPeople } from '#conversation/memory/given-each.ts'
import { withWholeAnew } from '#conversation/memory/other-parts.ts'
import { withFormerPrice } from '#conversation/naming/paid/former-price.ts'
import { withStanding } from '#conversation/naming/slips/standing-names.ts'
import { beforeOf } from '#conversation/opinion/before.ts'
import { doubted } from '#conversation/opinion/doubted.ts'
import { led } from '#conversation/opinion/led.ts'
import { ledCorrection } from '#conversation/opinion/led-correction.ts'
import { namedByOrder } from '#conversation/opinion/names/named-by-order.ts'
import { secondOpinion } from '#conversation/opinion/second-opinion.ts'
import { askedOfNumber, withoutUnlikely } from '#conversation/opinion/unlikely-numbers.ts'
import { withTrades } from '#conversation/orders/with-trades.ts'
import { askedAgain } from '#conversation/pending/ask-again.ts'
import { withCount } from '#conversation/pending/counted-things.ts'
import { withPassedOver } from '#conversation/pending/passed/over.ts'
import { readTurn } from '#conversation/readers.ts'
import { keptToNamed } from '#conversation/restating/kept-to-named.ts'
import { mendedWhole } from '#conversation/restating/reconciled/mended.ts'
import { referredTurn } from '#conversation/restating/referent/referred.ts'
import { withGoingOn } from '#conversation/seen/goes-on.ts'
import { withRoughly } from '#conversation/seen/roughly.ts'
import { withAside } from '#conversation/seen/set-aside.ts'
import { turnForCode } from '#conversation/seen/turn-for-code.ts'
import type { ConversationState } from '#conversation/state.ts'
import { amidTalk } from '#conversation/talking/around-told.ts'
import { withoutExcuse } from '#conversation/talking/said-around/excuse.ts'
import { withoutSaidAround } from '#conversation/talking/said-around/without-said-around.ts'
import { withoutCheck } from '#conversation/talking/without-check.ts'
import { withoutReaction } from '#conversation/talking/without-reaction.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { turnOfIntent } from '#conversation/turn-for.ts'
import { withPartsApart, withStrokesAsLines } from '#language/list-marks.ts'
import { learnedModel } from '#opinion/learned.ts'
import { opinionOf } from '#opinion/model.ts'
import { indexCategories } from '#understanding/categories/category-index.ts'
import { withoutGreeting } from '#understanding/greetings.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { rankIntents } from '#understanding/rank.ts'
import { readMessage } from '#understanding/reading.ts'
import { isHeaded } from '#understanding/transactions/clauses/served/headed.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'

/** First half of a turn: what was meant and what is to be done. Never throws on any text. */
export function understand(told: TurnInput): Turn {
  const found = findCode(told.text)
  const heard = () =>
    amidTalk(
      writtenOut(
        withoutCheck(
          withStanding(withoutReaction(withoutSaidAround(withoutExcuse(inLines(told))))),
        ),
      ),
    )
  const hearing = hearingOnce()
  const words = (one: TurnInput) => understandWords(one, hearing)
  if (found) return turnForCode(told, found, words)
  const whole = heard()
  const one = (text: TurnInput) => mendedWhole(text, words, hearing.read)
  const all = (text: TurnInput) => {
    const plain = filedAsTold(text, hearing.read(text).message, one) ?? one(text)
    return withNoneLost(text, withWhatWasLost(text, plain, one), hearing)
  }
  return withoutNoSuchDay(told, inPieces(whole, all, hearing))
}

function inLines(told: TurnInput): TurnInput {
  return { ...told, text: withPartsApart(withStrokesAsLines(told.text)) }
}

/** What each text of this message comes to: many readers ask for the same ones. */
function hearingOnce(): Hearing {
  const read = once(heardBy)
  const hear = once((told: TurnInput) => heardText(read(told)))
  return { understand: (told) => hear(told).turn, hear, read }
}

interface Heard {
  input: TurnInput
  message: Message
}

/** What is told, with what it answers, taken apart. */
export function heardBy(told: TurnInput): Heard {
  const { quoted } = told
  const input = quoted === undefined ? told : { ...told, state: withQuoted(told.state, quoted) }
  return { input, message: prepare(input) }
}

/** All of it; and where that stays unclear, what stands behind a greeting. */
function understandWords(told: TurnInput, hearing: Hearing): Turn {
  const { understand: understandText } = hearing
  const understandAll = (one: TurnInput) => understandWords(one, hearing)
  const hears = { one: understandText, all: understandAll }
  const surely = surelyTurn(told, hears)
  if (surely) return surely
  const asked = askedTurn(told, hears) ?? behindTurn(told, hears)
  if (asked) return joinedTurn(told, asked, hearing)
  const whole = understandText(told)
  // "vendas de hoje: bolo 80, torta 60": each of its parts alone would go out.
  if (whole.rule === 'log' && isHeaded(hearing.read(told).message.reading)) return whole
  const known =
    twofoldTurn(told, whole, understandText) ??
    twoOrdersTurn(told, whole, hears) ??
    toldApartTurn(told, whole, understandText) ??
    whole
  const turn = joinedTurn(told, known, hearing)
  const rest = clarityOf(turn, told.text) < 3 ? withoutGreeting(told.text) : null
  if (rest === null) return turn
  const greeted = understandText({ ...told, text: rest })
  return clarityOf(greeted, rest) > clarityOf(turn, told.text) ? greeted : turn
}

/** What a text comes to, with what it was read as. */
function heardText({ input, message }: Heard): { turn: Turn; message: Message } {
  const { model = learnedModel } = input
  const candidate = rankIntents(message, model && opinionOf(model, message))
  const read =
    readTurn(input, message, candidate) ??
    opined(input, message, plainTurn(input, message, candidate))
  const mended = by('opinion.correct', ledCorrection(input, message, read)) ?? read
  const referred = referredTurn(input, message, mended)
  const turn = referred ?? keptToNamed(input, message, mended)
  const asked = by('asked-again', askedAgain(input, message, turn)) ?? withCount(turn, message)
  const turned = withAside(
    withRoughly(withGoingOn(input, withPeople(asked, message), message), message),
    message,
  )
  const paid = withPaidOwed(withWholeAnew(input, turned, message.reading), message)
  const left = withLeftOver(input, withHalfCame(input, paid, message), message)
  const whole = withBillBeside(input, withRestOfMended(input, left, message), message)
  const own = withCardNamed(withOwnPart(whole, message), message)
  const terms = withOfferedBefore(input, withTerms(own, message))
  const known = withOwing(withWhomTold(input, withTrades(terms, message), message), message)
  const priced = withFormerPrice(input, withRisenBy(input, known, message))
  return { turn: withPassedOver(input, priced), message }
}

/** What the rules made of it, with the doubts of those who know none of them. */
function opined(input: TurnInput, message: Message, plain: Turn): Turn {
  const turn = secondOpinion(input, message, plain)
  const asked =
    by('opinion.number', askedOfNumber(input, message, turn)) ??
    by('opinion.doubt', doubted(input, message, turn)) ??
    by('opinion.doubt', namedByOrder(input, turn)) ??
    turn
  return by('opinion.lead', led(input, message, asked, plain)) ?? asked
}

/** What stands by itself; else, where nothing could be made of it, one more thing that is named. */
function plainTurn(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const turn = turnOfIntent(input, message, candidate)
  const isLost = turn.reply.kind === 'none' && turn.reply.saw === undefined
  return (isLost && by('added', addedTurn(input, message, candidate))) || turn
}

function prepare(input: TurnInput): Message {
  const reading = readMessage(input.text, input.today)
  const index = indexCategories(input.categories, input.learned)
  const names = input.model === null ? null : input.names
  const account = readTransactions(reading, index, names === undefined ? {} : { names })
  const before = beforeOf(input)
  const message = { reading, account, index, before, ...spokenIn(input.state) }
  return onDayBefore(input.state, withoutUnlikely(input, message))
}

function spokenIn({ last, rule }: ConversationState): Pick<Message, 'hasLast' | 'hasSaid'> {
  return { hasLast: last !== undefined, hasSaid: rule !== undefined }
}
