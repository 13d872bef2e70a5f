import { type MeantMiss, measureMeant } from '@lya/assistant/corpus/meant/measure-meant.ts'
import { readMeant } from '#tools/corpus/meant/read-meant.ts'

/** In how many of a hundred wordings of each writer what was meant is to come out. */
const rightMin = 83

/** How what people mean is understood in the words of several. @returns Whether the share holds. */
export function printMeant(
  say: (line: string) => void,
  { showsMisses }: { showsMisses: boolean },
): boolean {
  const tell = ({ meant, text, other, said }: MeantMiss) => {
    const head = `  ${meant.id} "${text}" ${other.join(', ')}`
    if (showsMisses) say(`${head} "${said.replaceAll('\n', ' / ')}"`)
  }
  const held = readMeant().map(({ writer, all, said: words }) => {
    const { said, right } = measureMeant(all, words, tell)
    const share = Math.floor((1000 * right) / Math.max(1, said)) / 10
    const isHeld = share >= rightMin
    const shares = `${said} wordings, ${share}% right; at least ${rightMin}%`
    say(`${isHeld ? 'ok    ' : 'FAILED'} meant, ${writer}: ${shares}`)
    return isHeld
  })
  return held.every(Boolean)
}
