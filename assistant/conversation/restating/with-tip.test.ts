import { describe, expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const after = (...said: string[]) => standsAfter(today, said)

describe('a sum that has the tip in it', () => {
  it.each([
    'e o salão foi 50, dei 5 de caixinha',
    'e o salão foi 50, 5 foi gorjeta',
    'o salão foi 50 porque dei 5 de caixinha',
    'e o salão foi 50, paguei 5 de gorjeta pra moça',
    'e o salão deu 50 contando a caixinha de 5',
    'na verdade o salão foi 50, deixei 5 de gorjeta',
    'dei 5 de caixinha, o salão ficou 50',
  ])('is that of what stands there: %s', (text) => {
    expect(after('salão 45', 'uber 12', text).entries).toBe('-50 Salão; -12 Uber')
  })

  it.each([
    [
      ['salão 45', 'e a manicure foi 50, dei 5 de caixinha'],
      '-45 Salão; -50 Manicure; -5 Caixinha',
    ],
    [['e o salão foi 50, dei 5 de caixinha'], '-50 Salão; -5 Caixinha'],
    [['salão 45', 'dei 5 de caixinha no salão'], '-45 Salão; -5 Caixinha no salão'],
  ])('of nothing else: %j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})
