import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { labelledLines } from '#tools/learn/labelled.ts'

const folder = mkdtempSync(join(tmpdir(), 'labelled-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (...rows: string[]) => {
  const path = join(folder, 'a.tsv')
  writeFileSync(path, rows.map((row) => `${row}\n`).join(''))
  return labelledLines(path, 'labelled/a.tsv')
}

it('reads intent, sums and text', () => {
  const [told, mended] = read(
    'log\t-5290:A:mercado +9000:F: -700:?:bala\tmercado 52,90, recebi 90, bala 7',
    'correct\t5400\tfoi 54',
  )
  expect(told).toMatchObject({
    intent: 'log',
    amounts: [5290, 9000, 700],
    isFirst: true,
    entries: [
      { type: 'despesa', amount: 5290, category: 'Alimentação', description: 'mercado' },
      { type: 'receita', amount: 9000, category: 'Freelances' },
      { type: 'despesa', amount: 700, description: 'bala' },
    ],
  })
  expect(told?.entries[2]).not.toHaveProperty('category')
  expect(mended).toMatchObject({ intent: 'correct', amounts: [5400], entries: [], isFirst: false })
})

it.each([
  'lgo\t\toi',
  'log\t-5290:A:mercado',
  'log\t5290\tmercado',
  'log\t-52,90:A:x\tx',
  'log\t-1:Z:x\tx',
])('stops at a line without a label: %s', (row) =>
  expect(() => read(row)).toThrow('labelled/a.tsv'),
)
