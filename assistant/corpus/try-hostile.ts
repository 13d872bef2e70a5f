import { answer } from '#conversation/answer.ts'
import type { ConversationState } from '#conversation/state.ts'
import { understand } from '#conversation/understand.ts'
import { mutate, randomText, seededChance } from '#corpus/mutate.ts'
import { standsIn } from '#corpus/stands-in.ts'
import type { AssistantCategory } from '#understanding/draft.ts'

const today = Temporal.PlainDate.from({ year: 2028, month: 2, day: 29 })
const conversationMax = 4

/** What hostile messages brought about; both lists are to be empty. */
export interface HostileFindings {
  messages: number
  transactions: number
  exceptions: string[]
  /** Written amounts that stand in no message of their conversation, with that message. */
  invented: string[]
}

/** Holds conversations of random and mutated messages, each with the state that the last left. */
export function tryHostile(
  count: number,
  seed: number,
  texts: readonly string[],
  categories: readonly AssistantCategory[],
): HostileFindings {
  const chance = seededChance(seed)
  const any = () => texts[Math.floor(chance() * texts.length)] ?? ''
  const findings: HostileFindings = {
    messages: count,
    transactions: 0,
    exceptions: [],
    invented: [],
  }
  let state: ConversationState = {}
  let said: string[] = []
  for (let at = 0; at < count; at += 1) {
    const text = chance() < 0.4 ? randomText(chance) : mutate(any(), any(), chance)
    const isNew = said.length === conversationMax || chance() < 0.5
    said = isNew ? [text] : [...said, text]
    try {
      const turn = understand({ text, today, categories, learned: [], state: isNew ? {} : state })
      // The state lies in the database between two messages.
      state = JSON.parse(JSON.stringify(answer(turn, []).state)) as ConversationState
      for (const effect of turn.effects) {
        if (effect.kind !== 'create-transactions') continue
        findings.transactions += effect.transactions.length
        const beside = effect.transactions.map((one) => one.amountCents)
        for (const { amountCents, sum } of effect.transactions) {
          if (said.some((one) => standsIn(one, amountCents, sum, beside))) continue
          // "vendi 31 quilos", and then "a 8 o quilo": a sum of what both say.
          if (sum && standsIn(said.join('\n'), amountCents, sum)) continue
          findings.invented.push(`${amountCents}: ${text}`)
        }
      }
    } catch (error) {
      findings.exceptions.push(`${String(error)}: ${text}`)
      state = {}
    }
  }
  return findings
}
