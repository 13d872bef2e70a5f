import type { JoinedMeasure, JoinedMiss } from '@lya/assistant/corpus/joined/joined.ts'
import { measureJoinedMessages } from '@lya/assistant/corpus/joined/messages.ts'
import { measureJoinedTurns } from '@lya/assistant/corpus/joined/turns.ts'
import { readWritten, writers } from '#tools/corpus/written/read-written.ts'

const pairs = 600
const seed = 11

/** Of how many in a hundred pairs both are to be done, when they are told in one message. */
const rightMin = { messages: 85, turns: 72 }

/** How two things told in one message are understood. @returns Whether the shares hold. */
export function printJoined(
  say: (line: string) => void,
  { showsMisses, tries = pairs }: { showsMisses: boolean; tries?: number },
): boolean {
  const all = writers().map(readWritten)
  const onMiss = ({ text, said }: JoinedMiss) => {
    if (showsMisses) say(`  "${text}" ${said}`)
  }
  const of = { pairs: tries, seed, onMiss }
  const measures = {
    messages: measureJoinedMessages(
      all.flatMap(({ messages }) => messages),
      of,
    ),
    turns: measureJoinedTurns(
      all.flatMap(({ dialogues }) => dialogues),
      of,
    ),
  }
  const held = (['messages', 'turns'] as const).map((name) => {
    return sayShare(name, measures[name], rightMin[name])
  })
  return held.every(Boolean)

  function sayShare(name: string, measure: JoinedMeasure, least: number): boolean {
    const share = (part: number) => Math.floor((1000 * part) / Math.max(1, measure.pairs)) / 10
    const isHeld = share(measure.right) >= least
    const shares = `${share(measure.right)}% right, ${share(measure.idle)}% did nothing`
    const head = `${isHeld ? 'ok    ' : 'FAILED'} two ${name} in one`
    say(`${head}: ${measure.pairs} pairs, ${shares}; at least ${least}%`)
    return isHeld
  }
}
