import { divide } from '@lya/core/amounts/divide.ts'
import type { Purchase } from '#conversation/effect.ts'
import { keepDraft } from '#conversation/kept-draft.ts'
import { carry, register, say } from '#conversation/make-turn.ts'
import { openReading } from '#conversation/seen/pending-reading.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import type { Notice } from '#understanding/notices/notice.ts'
import { readNotice } from '#understanding/notices/read-notice.ts'

/** The turn of a pasted notice, receipt or statement; null for any other message. */
export function noticeTurn(input: TurnInput, { reading, index }: Message): Turn | null {
  const notice = readNotice(reading, index)
  return notice && turnForNotice(input, notice)
}

/** It is the person's own, and plain. */
function turnForNotice(input: TurnInput, notice: Notice): Turn {
  switch (notice.status) {
    case 'told':
      return register(input, { intent: 'log', confidence: 100 }, notice.transactions)
    case 'parted':
      return boughtInParts(input, notice.transaction, notice.count)
    case 'ahead':
      return asksWhetherPaid(input, notice.transaction, notice.dueOn)
    case 'left': {
      const { reason } = notice
      const left: Read = { intent: 'none', confidence: 100 }
      if (reason === 'own-move') return say(input, left, { kind: 'none', reason })
      return say(input, left, { kind: 'talk', talk: `notice.${reason}` })
    }
    default:
      return notice satisfies never
  }
}

function boughtInParts(input: TurnInput, one: TransactionDraft, count: number): Turn {
  const { description, date, categoryId, amountCents: total } = one
  const parts = divide(total, count)
  const purchase: Purchase = {
    name: description,
    instalmentsCents: parts,
    date,
    categoryId,
  }
  const category = input.categories.find(({ id }) => id === categoryId)?.name
  const read: Read = {
    intent: 'installments',
    confidence: 100,
    fields: {
      total,
      installment: total % count === 0 ? (parts[0] ?? null) : null,
      count,
      date: date.toString(),
      ...(category === undefined ? {} : { category }),
      description,
    },
  }
  return carry(input, read, { kind: 'buy-in-instalments', purchase })
}

/** What is still to be paid is written by a yes alone. */
function asksWhetherPaid(
  input: TurnInput,
  one: TransactionDraft,
  dueOn: Temporal.PlainDate | null,
): Turn {
  const draft = keepDraft({ ...one, date: input.today })
  const turn = say(
    input,
    { intent: 'clarify', confidence: 100 },
    {
      kind: 'propose',
      ...{ source: 'notice', stage: 'confirm', draft, isAmended: false },
      ...(dueOn === null ? {} : { dueOn: dueOn.toString() }),
    },
  )
  const open = openReading('notice', 'confirm', draft, input.today)
  const waiting = dueOn === null ? open : { ...open, dueOn: dueOn.toString() }
  return { ...turn, state: { ...turn.state, open: waiting } }
}
