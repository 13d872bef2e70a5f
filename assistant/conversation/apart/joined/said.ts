import { type Cut, cutsOf } from '#conversation/apart/joined/cuts-of.ts'
import { type Hearing, hearingOf } from '#conversation/apart/joined/hearing.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** A message that may tell two things, and all that is asked of it. */
export interface Said {
  told: TurnInput
  /** What it comes to as one. */
  whole: Turn
  /** As it is read before any number is taken for no money. */
  reading: Reading
  cuts: readonly Cut[]
  /** More is told in it than two things are. */
  isLong: boolean
  hear: ReturnType<typeof hearingOf>
  hearing: Hearing
}

/** As much as a person tells in one message, in characters. */
const lengthMax = 300

/** Takes a message apart once, for all who look for two things in it. */
export function saidIn(told: TurnInput, whole: Turn, hearing: Hearing): Said {
  const reading = readMessage(told.text, told.today)
  return {
    ...{ told, whole, reading, hearing },
    cuts: cutsOf(reading, { isAsked: told.state.open !== undefined }),
    isLong: told.text.length > lengthMax,
    hear: hearingOf(told, hearing),
  }
}
