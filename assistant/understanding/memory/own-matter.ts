import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const objects = new Set(['o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas'])

/** Whether a message asks something, or tells a deed, and so is no answer to what was asked. */
export function isOwnMatter(message: Message): boolean {
  const { reading, account } = message
  if (isQuestion(reading) || leans('again', reading) || leans('removes', reading)) return true
  return account.clauses.some(({ verbs }) => verbs.some(({ verb }) => verb.kind !== 'cost'))
}

/**
 * Whether what was done is done to a thing of its own: "recebi o alvará", not "recebi" nor "recebi,
 * ela pagou a unha".
 */
export function hasOwnObject({ reading, account }: Message): boolean {
  return account.clauses.some(({ verbs }) =>
    verbs.some(({ at, verb }) => {
      const isDeed = (verb.kind === 'spend' || verb.kind === 'earn') && verb.form !== 'they-did'
      return isDeed && objects.has(reading.tokens[at + 1]?.norm ?? '')
    }),
  )
}

/** Whether one more deed is told, which an "e" joins to what came before. */
export function isOneMore({ reading, account }: Message): boolean {
  return reading.flat.startsWith(' e ') && account.isPriceless
}
