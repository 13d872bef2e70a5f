import { expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

const after = (...said: string[]) => standsAfter(today, said).entries.split('; ')

const fares = ['ontem fiz 241', 'furou o pneu e foi 60 no borracheiro']

it.each([
  'Os R$ 241 que fiz ontem vieram de entregas do iFood. Pode deixar com esse nome?',
  'aquele 241 lá é das entregas do ifood de ontem, chama assim',
  'põe entregas ifood naqueles duzentos e quarenta e um de ontem, pra eu saber de onde veio',
])('what is pointed out by its sum is called so: %s', (text) => {
  const entries = after(...fares, text)
  expect(entries).toHaveLength(2)
  expect(entries.join('; ')).toMatch(/\+241 Entregas (?:do )?ifood 11-29/i)
})

it('or was on that day', () => {
  const said = [
    'dei 20 pro guri da feira',
    'mercado 50',
    'os 20 do guri eu dei no sábado, muda o dia',
  ]
  expect(after(...said).toSorted()).toEqual(['-20 Guri da feira 11-28', '-50 Mercado'])
})

it.each([
  ['os 60 da luz eu paguei hoje', 3],
  ['gastei os 241 no mercado', 3],
  ['dos 241 guardei tudo', 2],
])('and is not mended by %s', (text, count) => {
  const entries = after(...fares, text)
  expect(entries.length).toBeLessThanOrEqual(count)
  expect(entries.join('; ')).toMatch(/\+241 Entrada 11-29/)
  expect(entries.join('; ')).toMatch(/-60 Borracheiro/)
})
