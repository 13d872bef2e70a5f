import { isPlain } from '#conversation/restating/referent/is-plain.ts'
import { isTold } from '#conversation/restating/referent/is-told.ts'
import { mended, mendOf } from '#conversation/restating/referent/mend-referred.ts'
import { paidReferredTurn } from '#conversation/restating/referent/paid-referred.ts'
import { pairsTurn } from '#conversation/restating/referent/pairs.ts'
import { type Known, referentOf } from '#conversation/restating/referent/referent.ts'
import { saidAnew } from '#conversation/restating/referent/said-anew.ts'
import { struckReferredTurn } from '#conversation/restating/referent/struck-referred.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of a correction that is of a bill, a goal, a limit or of what is only offered, where
 * what was made of it is of something else: an entry that it does not speak of, one more entry, or
 * nothing. It is told by what it is of, and by nothing else being told beside it. Null for others.
 */
export function referredTurn(input: TurnInput, message: Message, turn: Turn): Turn | null {
  const { reading } = message
  if (reading.tokens.length > tokensMax || isQuestion(reading)) return null
  if (leans('removes', reading)) return struckReferredTurn(input, message, turn)
  const paid = paidReferredTurn(input, message, turn)
  if (paid) return paid
  if (!givesWay(turn)) return null
  // "se ela for 134" is no more than a thought.
  if (conditional.test(reading.flat)) return null
  const pairs = pairsTurn(input, message)
  if (pairs) return pairs
  const anew = saidAnew(message)
  if (!anew) return null
  const own = referentOf(input, message, anew.at)
  if (own.kind === 'unknown' || own.kind === 'several') return null
  if (isTalk(turn) && (own.by === 'last' || anew.category === undefined)) return null
  const isFiled = anew.category !== undefined
  if (!isPlain(message, new Set([...anew.at, ...own.at]), isFiled ? anew.at : undefined))
    return null
  if (own.kind === 'entry' && !isOffered(turn, own.id) && !isIncome(message, turn, own)) return null
  const mend = mendOf(input, own, anew)
  return mend && isTold(message, own, anew) ? by('restated', mended(input, own, mend)) : null
}

/** A correction is short; a long text is told, and not gone through again. */
const tokensMax = 60
const conditional = / se (?!chama)/
const spoken = new Set<Turn['reply']['kind']>([
  'none',
  'ask',
  'propose',
  'obstacle',
  'choose',
  'bill',
])
const changing = new Set(['correct', 'create-transactions'])

/** It did nothing yet, wrote an entry, or changed one. */
function givesWay(turn: Turn): boolean {
  const { reply, effects, also } = turn
  if (also) return false
  if (reply.kind === 'offer') return changing.has(reply.effect.kind)
  if (effects.length === 0) return spoken.has(reply.kind) || isTalk(turn)
  return effects.every((one) => {
    return changing.has(one.kind) || (one.kind === 'delete' && one.target.id === null)
  })
}

/** "passa a prestação pra moradia. obrigado e boa noite!" was heard as thanks. */
function isTalk({ reply, effects }: Turn): boolean {
  return effects.length === 0 && (reply.kind === 'thanks' || reply.kind === 'talk')
}

/** "salário é 1850" is of the one that stands there, where it was asked whether it is one more. */
function isIncome({ reading: { tokens, amounts } }: Message, turn: Turn, own: Known): boolean {
  const isSo = tokens[(amounts[0]?.first ?? 0) - 1]?.norm === 'eh'
  const isNamed = own.kind === 'entry' && own.by === 'name' && own.entry.type === 'receita'
  return isNamed && own.entry.isOwn && isSo && turn.effects.length === 0
}

/** Readers who know more of entries found that one, and only asked. */
function isOffered({ reply }: Turn, id: string): boolean {
  return reply.kind === 'offer' && reply.effect.kind === 'correct' && reply.effect.target.id === id
}
