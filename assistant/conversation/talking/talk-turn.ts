import { say } from '#conversation/make-turn.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { intentOfTalk, isAllTalk, readTalk, type Talk } from '#understanding/intents/talk/talk.ts'

/** What a question about her work, a greeting or thanks may be told apart from. */
const vague: readonly Talk[] = ['question', 'fine', 'laugh', 'no', 'blessing', 'praise', 'and-you']

/** The turn of what is said beside money, each in a line of its own; null where it is none. */
export function talkTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0) return null
  const talk = readTalk(reading)
  if (!talk) return null
  const { intent } = candidate
  if (intent === 'none') return chat(input, { ...candidate, intent: intentOfTalk(talk) }, talk)
  if (intent === 'clarify') {
    return isAllTalk(reading, talk)
      ? chat(input, { ...candidate, intent: intentOfTalk(talk) }, talk)
      : null
  }
  if (vague.includes(talk)) return null
  if (intent === 'help') return chat(input, { ...candidate, intent: intentOfTalk(talk) }, talk)
  return chat(input, candidate, talk)
}

/** Most messages do not, and need no look into the books. */
const namesAccount = / (conta|cadastro) /

/** "apaga minha conta" is about no entry, whatever was written last: nothing of it is deleted. */
export function closingTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  if (!namesAccount.test(reading.flat)) return null
  const isClosing = readTalk(reading) === 'close' && isAllTalk(reading, 'close')
  return isClosing ? chat(input, { ...candidate, intent: intentOfTalk('close') }, 'close') : null
}

/** What is said beside money closes no question, like a greeting. */
function chat(input: TurnInput, candidate: Candidate, talk: Talk): Turn {
  return by('talk', say(input, candidate, { kind: 'talk', talk }))
}
