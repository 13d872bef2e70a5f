import type { LogEntry } from '@lya/contract/backoffice/logs.ts'
import { expect, it } from 'vitest'
import { sheetLine } from '#backoffice/logs/logs-sheet.ts'

const entry: LogEntry = {
  ...{ id: '1', at: '2026-11-20T02:30:00Z', operator: null, action: 'SET_PLAN', table: 'profiles' },
  ...{ recordId: 'r', person: null, oldValues: { period_plan: 'MONTHLY' }, address: null },
  ...{ newValues: { period_plan: 'YEARLY', price_plan: 249.9 }, reason: null },
}

it('tells whoever has no name, and values of a list, in words', () => {
  const line = sheetLine(entry)
  expect(line).toContain('19/11/2026 23:30:00;Linha de comando;')
  expect(line).toContain('{""Período do plano"":""Mensal""}')
  expect(line).toContain('{""Período do plano"":""Anual"",""Preço do plano em R$"":249.9}')
})

it('tells the conditions of a segment in a sentence', () => {
  const conditions = [{ field: 'daysSinceWrite', from: 14 }]
  const regra = { match: 'all', groups: [{ match: 'all', conditions }] }
  expect(sheetLine({ ...entry, newValues: { regra } })).toContain(
    '{""Condições"":""Dias sem escrever a partir de 14""}',
  )
})
