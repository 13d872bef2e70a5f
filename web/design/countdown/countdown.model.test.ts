import { expect, it } from 'vitest'
import { countdown, spokenCountdown } from './countdown.model.ts'

it.each([
  [15 * 3_600_000, '15:00:00', 'Faltam 15 horas'],
  [3_599_001 + 60_000, '1:01:00', 'Falta 1 hora'],
  [1_800_000, '30:00', 'Faltam 30 minutos'],
  [1_799_001, '30:00', 'Faltam 30 minutos'],
  [1_799_000, '29:59', 'Faltam 30 minutos'],
  [61_000, '01:01', 'Faltam 2 minutos'],
  [60_000, '01:00', 'Falta 1 minuto'],
  [1, '00:01', 'Falta 1 minuto'],
  [-5, '00:00', 'Faltam 0 minutos'],
])('%s ms are %s', (left, shown, spoken) => {
  expect(countdown(left + 1_000, 1_000)).toBe(shown)
  expect(spokenCountdown(left + 1_000, 1_000)).toBe(spoken)
})
