import { chained } from '#conversation/bills/chained.ts'
import { isOnlyAsked } from '#conversation/memory/anew/told-anew.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import { putting } from '#conversation/restating/meant/cues.ts'
import { dateMeant } from '#conversation/restating/meant/date-meant.ts'
import { fileMeant } from '#conversation/restating/meant/file-meant.ts'
import { formerMeant } from '#conversation/restating/meant/former-meant.ts'
import { alsoNamed } from '#conversation/restating/meant/names/also-named.ts'
import { nameMeant } from '#conversation/restating/meant/names/name-meant.ts'
import { swappedName, toldName } from '#conversation/restating/meant/names/name-told.ts'
import { personMeant } from '#conversation/restating/meant/names/person-meant.ts'
import { putMeant } from '#conversation/restating/meant/names/put-meant.ts'
import { otherLeg } from '#conversation/restating/meant/other-leg.ts'
import { ownWorkMeant } from '#conversation/restating/meant/own-work.ts'
import { countNamed, type Scene, says, sceneOf } from '#conversation/restating/meant/scene.ts'
import { allDated } from '#conversation/restating/meant/several/all-dated.ts'
import { exchangedSums } from '#conversation/restating/meant/several/exchanged.ts'
import { insideAnother } from '#conversation/restating/meant/several/inside.ts'
import { notDoneYet } from '#conversation/restating/meant/several/not-yet.ts'
import { partElse } from '#conversation/restating/meant/several/part-else.ts'
import { sameAgain } from '#conversation/restating/meant/several/same-again.ts'
import { sumMeant } from '#conversation/restating/meant/sum-meant.ts'
import { wayMeant } from '#conversation/restating/meant/way-meant.ts'
import { by } from '#conversation/trail/by.ts'
import type { RuleName } from '#conversation/trail/rule-name.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const ways: readonly [RuleName, (scene: Scene) => Turn | null][] = [
  ['restated', formerMeant],
  ['turned-way', ownWorkMeant],
  ['turned-way', wayMeant],
  ['restated', sumMeant],
  ['retold', nameMeant],
  ['retold', fileMeant],
  ['restated', dateMeant],
  ['retold', personMeant],
  ['retold', putMeant],
  ['retold', toldName],
]

/**
 * The turn of a message that speaks of what this conversation wrote, whatever frame it says it
 * in, and of which nothing was made that would hold: it was asked about, told as talk, or written
 * once more. What is named, and what of it is another, are looked for wherever they stand. Null for
 * any other message.
 */
export function meantAnew(input: TurnInput, message: Message, turn: Turn): Turn | null {
  // What was asked is answered first.
  if (stillOpen(input.state, input.today)?.kind === 'question') return null
  const scene = sceneOf(input, message, turn)
  if (scene.own.length === 0) return null
  const several = ofSeveral(scene)
  if (several) return several
  if (turn.effects.some(({ kind }) => kind === 'delete')) {
    const swapped = by('retold', swappedName(scene))
    if (swapped) return swapped
  }
  const both = by('restated', alsoNamed(scene))
  if (both) return both
  if (!mayBeMeant(turn)) return null
  const leg = by('log', otherLeg(scene))
  if (leg) return leg
  if (turn.effects.some(({ kind }) => kind === 'query')) return ofQuery(scene)
  const isUndoing =
    dropping.has(turn.reply.kind) || turn.effects.some(({ kind }) => kind === 'delete')
  if (isAsked(scene)) return null
  for (const [rule, read] of isUndoing ? ways.slice(0, 1) : ways) {
    const made = read(scene)
    if (!made) continue
    const named = by('restated', alsoNamed({ ...scene, turn: made }))
    return named ?? by(rule, alsoTurned(turn, made) ?? made)
  }
  return null
}

/** "a padaria é de ontem, e os 250 da irmã é entrada": the day of one, and the way of another. */
function alsoTurned(turn: Turn, made: Turn): Turn | null {
  const [way, day] = [turn, made].map(({ effects: [one, ...more] }) => {
    return one?.kind === 'correct' && more.length === 0 ? one : null
  })
  const isEach = way?.changes.type !== undefined && day?.changes.date !== undefined
  return isEach && way.target.id !== day.target.id ? chained([turn, made]) : null
}

const ofAll: readonly [RuleName, (scene: Scene) => Turn | null][] = [
  ['restated', exchangedSums],
  ['removed', insideAnother],
  ['restated', partElse],
  ['restated', allDated],
  ['removed', notDoneYet],
  ['repeated', sameAgain],
]
const ofEntries = new Set<string>(['correct', 'create-transactions', 'delete', 'query'])

/** What two of those that stand there are now, or what one of them is in part. */
function ofSeveral(scene: Scene): Turn | null {
  const { effects } = scene.turn
  if (!effects.every(({ kind }) => ofEntries.has(kind))) return null
  for (const [rule, read] of ofAll) {
    const made = by(rule, read(scene))
    if (made) return made
  }
  return null
}

/** "marcou o mercado como hoje? foi sábado" is answered with nothing. */
function ofQuery(scene: Scene): Turn | null {
  const named = by('retold', nameMeant(scene) ?? toldName(scene))
  return (
    named ?? (isBehind(scene) && countNamed(scene) > 0 ? by('restated', dateMeant(scene)) : null)
  )
}

function isBehind({ message: { reading } }: Scene): boolean {
  return reading.text.includes('?') && !reading.text.trimEnd().endsWith('?')
}

/** "dá pra pôr o nome dele?" is an order, and "marcou como hoje? foi sábado" tells. */
function isAsked(scene: Scene): boolean {
  return isOnlyAsked(scene.message.reading) && !isBehind(scene) && !says(scene, putting)
}

const dropping = new Set<Turn['reply']['kind']>(['left-as-is', 'dropped'])
const spoken = new Set<Turn['reply']['kind']>([
  'none',
  'talk',
  'ask',
  'propose',
  'obstacle',
  'choose',
])

const asked = new Set<string>(['correct', 'create-transactions'])
const changing = new Set<string>(['correct', 'create-transactions', 'query'])

/** It did nothing yet, wrote entries, or changed one. */
function mayBeMeant({ reply, effects }: Turn): boolean {
  if (reply.kind === 'offer') return asked.has(reply.effect.kind)
  if (effects.length === 0) return spoken.has(reply.kind) || dropping.has(reply.kind)
  return effects.every((one) => {
    const isSought = one.kind === 'delete' && one.target.id === null
    return isSought || changing.has(one.kind)
  })
}
