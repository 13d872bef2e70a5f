import { measurePlain, plainSets } from '@lya/assistant/corpus/plain/measure-plain.ts'

/** How sentences that anybody would say are understood, set by set. @returns Whether all hold. */
export function printPlain(
  say: (line: string) => void,
  { showsMisses }: { showsMisses: boolean },
): boolean {
  const held = plainSets.map((set) => {
    const { cases, right, wrong } = measurePlain(set, ({ said, got, reply }) => {
      if (showsMisses) say(`  "${said}" ${got.length > 0 ? `wrote ${got.join(', ')}` : reply}`)
    })
    const isHeld = right >= set.rightMin && wrong <= set.wrongMax
    const limits = `at least ${set.rightMin}%, wrong at most ${set.wrongMax}%`
    const shares = `${cases} cases, ${right}% right, ${wrong}% wrong or lost`
    say(`${isHeld ? 'ok    ' : 'FAILED'} ${set.name}: ${shares}; ${limits}`)
    return isHeld
  })
  return held.every(Boolean)
}
