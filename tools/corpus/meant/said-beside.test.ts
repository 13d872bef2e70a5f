import { type Beside, besides, measureBeside } from '@lya/assistant/corpus/meant/said-beside.ts'
import { expect, it } from 'vitest'
import { readMeant } from '#tools/corpus/meant/read-meant.ts'

/** What was reached, less what a few wordings are. */
const floors: Record<Beside, number> = {
  'talk before': 0.88,
  'small talk around': 0.95,
  'an entry on a line below': 0.92,
  'an entry in a sentence': 0.86,
  'a question behind': 0.92,
  'a question behind, which is answered': 0.88,
}

it.each(Object.keys(besides) as Beside[])('understands as much with %s', (beside) => {
  const each = readMeant().map(({ all, said }) => measureBeside(all, said, beside, 41))
  const [right, of] = each.reduce(([r, s], one) => [r + one.right, s + one.said], [0, 0])
  expect(of).toBeGreaterThan(60)
  expect(right / of, `${right} of ${of}`).toBeGreaterThan(floors[beside])
})
