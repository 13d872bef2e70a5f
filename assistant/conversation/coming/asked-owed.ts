import { cents } from '@lya/core/amounts/cents.ts'
import { say } from '#conversation/make-turn.ts'
import { isSame } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { OwedSum } from '#conversation/state.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { readTalk } from '#understanding/intents/talk/talk.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const readable: readonly Candidate['intent'][] = ['query', 'none', 'clarify', 'help']

/**
 * The turn of "quanto falta receber da pintura?": what is remembered as still to come of whom or
 * what is named, of all where nobody is. Where nothing is remembered she says that she keeps none.
 */
export function askedOwedTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  if (!readable.includes(read.intent) || reading.amounts.length > 0) return null
  const isSaid = leans('asksOwed', reading) || whoOwes(reading.flat)
  const isPlainly = !isSaid && asksToCome(reading)
  const isAsked = isSaid || isPlainly
  const isTalk = !isAsked && readTalk(reading) === 'owed'
  // What one costs is owed by nobody.
  const owed = (input.state.owed ?? []).filter(({ isPrice }) => !isPrice)
  const isLeft = !isAsked && leans('asksLeftOf', reading)
  if (!isAsked && !((isTalk || isLeft) && owed.length > 0)) return null
  if (owed.length === 0) return by('talk', say(input, read, { kind: 'talk', talk: 'owed' }))
  const words = named(message)
  const meant = owed.filter((one) =>
    words.some((word) => one.words.some((own) => isSame(own, word))),
  )
  const isNone = words.length > 0 && meant.length === 0
  // "quanto falta da viagem?" is of a goal.
  if (isLeft && meant.length === 0) return null
  // "quem vai me pagar o salário?"
  if (isNone && isPlainly && words.some((word) => isThing(word))) return null
  const shown = meant.length > 0 ? meant : owed
  const sums = shown.map((one) => ({
    name: nameOf(one),
    amountCents: cents(one.draft.amountCents),
  }))
  return say(input, read, {
    kind: 'owed-asked',
    sums,
    ...(isNone && !isPlainly ? { isOther: true } : {}),
  })
}

/** "Pedro, açaí": the thing tells of nobody who owes it. */
function nameOf({ draft: { description }, who }: OwedSum): string {
  if (who === undefined || fold(description).includes(fold(who))) return description
  const thing = description.replace(/ ?\(fiado\)$/i, '')
  return `${who}, ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`
}

/** "me diz quem tem que me pagar e o valor de cada um" */
const whoOwes = anyOf(
  'quem tem que me pagar; quem precisa me pagar; quem vai me pagar; quem falta me pagar; quem ficou de me pagar',
)

const toPay = anyOf(
  'vao me pagar; vai me pagar; ainda vao pagar; ta pra me pagar; esta pra me pagar; estao pra me pagar',
)
const whose = words('quem quais')
const byWhen = words('quando dia hora amanha se nem espero acho')

/** "quais valores ainda vão me pagar?", and not when somebody does. */
function asksToCome(reading: Reading): boolean {
  const isAsked = isQuestion(reading) || hasOneOf(reading, whose)
  return isAsked && toPay(reading.flat) && !hasOneOf(reading, byWhen) && reading.days.length === 0
}

const plain = new Set(
  'valor valores cada lembra dinheiro grana diz diga pagar precisa ficou vai quanto quantos quem alguem falta resta tenho temos receber entrar ainda devendo deve devem'.split(
    ' ',
  ),
)

function named(message: Message): string[] {
  return tellingIn(message)
    .map(({ word }) => word)
    .filter((word) => !plain.has(word) && !leansWord('ofPaying', word))
}
