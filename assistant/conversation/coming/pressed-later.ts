import { fineIn, fineWords } from '#conversation/bills/paid/fines.ts'
import { answeredBill } from '#conversation/coming/answered-bill.ts'
import { offeringBill, paidBill } from '#conversation/coming/coming-bill.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { say } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { proposal } from '#conversation/opinion/propose.ts'
import { stillOpen, type Told } from '#conversation/pending/open.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const again = { intent: 'none', confidence: 100 } as const
const forgottenAfter = 31

/**
 * The turn of a button that was pressed when other things had been spoken of, or twice: 'Me lembra'
 * stands there for good. Null for any other message.
 */
export function pressedLaterTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { state, today } = input
  const pressed = message.reading.flat.replace(/[^a-z ]/g, '').trim()
  if (pressed !== 'me lembra' && pressed !== 'ja paguei') {
    const bill = namedIn(input, message)
    // "paguei o gás" alone may be of another sum: that is asked.
    const { reading } = message
    const isSure =
      reading.flat.startsWith(' ja ') || leans('remindMe', reading) || reading.amounts.length > 0
    if (bill && !isSure) return proposal(input, paidBill(bill, today))
    return bill && takenUp(input, bill, { message, candidate })
  }
  if (stillOpen(state, today)) return null
  const bill = state.offered
  if (!bill) {
    const isTwice = state.rule === 'answered-bill' && state.last !== undefined
    const isPaying = pressed === 'ja paguei' && state.last?.kind === 'recurring-created'
    return isTwice && !isPaying ? say(input, again, { kind: 'done-before' }) : null
  }
  return takenUp(input, bill, { message, candidate })
}

function takenUp(
  input: TurnInput,
  bill: RecurringDraft,
  { message, candidate }: Pick<Told, 'message' | 'candidate'>,
): Turn | null {
  const { today } = input
  const since = Temporal.PlainDate.from(bill.nextDate).until(today, { largestUnit: 'days' }).days
  if (since > forgottenAfter) return null
  const isPaid = leans('paidThis', message.reading)
  if (since > 0 && !isPaid) return offeringBill(input, bill)
  return answeredBill(
    { kind: 'bill', bill, expiresOn: today.toString() },
    { input, message, candidate },
  )
}

/** The one that was offered and is named now: "me lembra da luz sim, só a minha metade". */
function namedIn({ state, payments = [] }: TurnInput, message: Message): RecurringDraft | null {
  const { offered, offeredBefore = [] } = state
  const { reading } = message
  const fine = fineIn(reading)
  const sums = fine === null ? reading.amounts.map((one) => Math.round(one.valueCents)) : []
  if (!offered || reading.tokens.length > wordsMax) return null
  if (!leans('paidThis', reading) && !leans('remindMe', reading)) return null
  if (reading.flat.includes(' nao ')) return null
  if (leans('paidThis', reading) && isQuestion(reading)) return null
  const told = tellingIn(message).filter(({ word }) => {
    return (
      !leansWord('remindMe', word) && !pointing.has(word) && (fine === null || !fineWords.has(word))
    )
  })
  if (told.length === 0) return null
  const isOf = ({ name }: { name: string }) => {
    const own = tellingWords(name)
    return told.every(({ word }) => own.some((one) => isSame(one, word)))
  }
  // A bill of theirs of that name is the one that was paid.
  if (payments.some(isOf)) return null
  // "me lembra dos 50 do Pedro então": the very sum is its own.
  return (
    [offered, ...offeredBefore].find((one) => {
      return isOf(one) && sums.every((sum) => sum === one.amountCents)
    }) ?? null
  )
}

const pointing = new Set(
  'entao desse dessa desses dessas esse essa esses essas isso disso'.split(' '),
)

const wordsMax = 12
