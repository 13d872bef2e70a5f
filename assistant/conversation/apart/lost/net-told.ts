import { type Hearing, hearingOf } from '#conversation/apart/joined/hearing.ts'
import { entriesOf, isDone, isOwnDeed, stands } from '#conversation/apart/joined/part.ts'
import { figuresOf } from '#conversation/apart/lost/figures.ts'
import { eachIn } from '#conversation/apart/lost/runs.ts'
import { together } from '#conversation/apart/lost/together.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const rests = words('sobrou sobraram sobrando ficou fiquei ficaram restou restaram limpo livre')

/**
 * The turn of what came in and what went of it, where the one was taken off the other: "fiz 240 de
 * corrida, 70 foi de gasolina, sobrou 170", "minha mãe me deu 200 pra ajudar no gás, e dividi a luz
 * com a vizinha, minha parte deu 71,30". Both are written. Null for any other message.
 */
export function netToldTurn(told: TurnInput, turn: Turn, hearing: Hearing): Turn | null {
  const less = takenOff(turn)
  if (!less || told.state.open || turn.rule === 'notice') return null
  const reading = readMessage(told.text, told.today)
  const figures = figuresOf(reading)
  const runs = eachIn(reading, figures)
  if (!runs) return null
  const hear = hearingOf(told, hearing)
  const [, , rest] = runs
  if (runs.length > 2) {
    const isRest = rest && runs.length === 3 && isOfRest(readMessage(rest.text, told.today), less)
    const at = figures[1]?.last ?? 0
    const front = isRest ? hear(reading.text.slice(0, reading.tokens[at]?.end)) : null
    const whole = isRest ? hear(beforeRest(reading, figures[2]?.first ?? 0)) : null
    return [whole, front].find((one) => one && isBoth(entriesOf(one), less))?.turn ?? null
  }
  const [front, behind] = runs.map(({ text }) => hear(text))
  if (!front || !behind || !stands(front) || !stands(behind)) return null
  const drafts = [front, behind].flatMap(entriesOf)
  const isOwn = isDone(front) && isOwnDeed(behind)
  const names = entriesOf(behind).flatMap(({ description }) => fold(description).split(' '))
  if (!isOwn || !isBoth(drafts, less) || !names.some(isThing)) return null
  return together(told, front.turn, [behind])
}

interface Less {
  wholeCents: number
  lessCents: number
}

/** The one entry of a turn that is one figure less another. */
function takenOff({ effects, reply }: Turn): Less | null {
  const entries = effects.flatMap((one) => {
    return one.kind === 'create-transactions' ? one.transactions : []
  })
  const [asked] = reply.kind === 'propose' ? [reply.draft] : entries
  const [step, more] = asked?.sum?.steps ?? []
  if (entries.length > 1 || effects.length > 1 || step?.by !== 'less' || more) return null
  return { wholeCents: asked?.sum?.startCents ?? 0, lessCents: step.cents }
}

function isOfRest({ tokens, amounts }: Reading, { wholeCents, lessCents }: Less): boolean {
  const isLeft = amounts.some(({ valueCents }) => valueCents === wholeCents - lessCents)
  return isLeft && tokens.some(({ norm }) => rests.has(norm))
}

/** All that stands before the clause of the rest. */
function beforeRest({ text, tokens }: Reading, first: number): string {
  const at = tokens.findLastIndex(({ kind }, index) => index < first && kind === 'mark')
  return text.slice(0, tokens[at]?.start)
}

function isBoth(drafts: readonly TransactionDraft[], { wholeCents, lessCents }: Less): boolean {
  const [one, other, more] = drafts
  if (!one || !other || more) return false
  const [came, went] = one.type === 'receita' ? [one, other] : [other, one]
  const isEach = came.amountCents === wholeCents && went.amountCents === lessCents
  return isEach && came.type === 'receita' && went.type === 'despesa'
}
