import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

function last(...said: string[]): string {
  const conversation = begin({ today })
  return said.map((text) => take(conversation, text).replies.join('\n')).at(-1) ?? ''
}

it.each([
  [['89', 'Alimentação', 'por quê?'], 'Alimentação'],
  [['150', 'lazer', 'por que?'], 'Lazer'],
  [['gastei 40', 'Transporte', 'pq?'], 'Transporte'],
])('tells of a chosen category that it was chosen: %j', (said, name) => {
  expect(last(...said)).toBe(
    `Porque você respondeu "${name}" quando perguntei o que era, e essa é uma categoria sua.`,
  )
})

it('tells of a category that was said by its name that it was', () => {
  expect(last('lazer 50', 'por quê?')).toBe(
    'Porque você disse "Lazer", e essa é uma categoria sua.',
  )
})

it('tells of any other word what it usually is', () => {
  expect(last('mercado 89', 'por quê?')).toContain('"Mercado" costuma ser Alimentação.')
})
