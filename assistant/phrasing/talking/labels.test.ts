import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'
import { aboutAccount } from '#phrasing/talking/lines-about-account.ts'
import { aboutLya } from '#phrasing/talking/lines-about-lya.ts'
import { inPassing } from '#phrasing/talking/lines-in-passing.ts'
import { ofHelp } from '#phrasing/talking/lines-of-help.ts'

/** WhatsApp cuts what is longer. */
const labelMax = 20

const lines = Object.values({ ...aboutAccount, ...aboutLya, ...inPassing, ...ofHelp })
const labels = new Set(lines.flat().flatMap((line: readonly string[]) => line.slice(1)))

it('shows the whole of each quick reply on the telephone', () => {
  expect([...labels].filter((label) => label.length > labelMax)).toEqual([])
})

it.each([...labels].filter((label) => label.endsWith('?') || label.startsWith('Gastos')))(
  'understands its own %s',
  (label) => {
    const conversation = begin({ today: Temporal.PlainDate.from('2026-11-20') })
    take(conversation, 'mercado 50')
    expect(['query', 'help']).toContain(take(conversation, label).turn.intent)
  },
)
