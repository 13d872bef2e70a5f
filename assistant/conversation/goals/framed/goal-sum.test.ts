import { expect, it } from 'vitest'
import { goalsAfter } from '#corpus/world/goals-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

const after = (...said: string[]) => goalsAfter(today, said)

it.each([
  ['casa +80', 'Casa 80/9000'],
  ['+80 na casa', 'Casa 80/9000'],
  ['Reservei R$ 80 para a meta da casa.', 'Casa 80/9000'],
  ['sobe a da casa pra 12 mil', 'Casa 0/12000'],
  ['Eleve a meta da casa para R$ 12.000.', 'Casa 0/12000'],
  ['9 mil não vai dar, põe 12 mil na casa', 'Casa 0/12000'],
  ['a casa agora precisa de 12 mil', 'Casa 0/12000'],
  ['9000 não kkk 900', 'Casa 0/900'],
  ['é só uma reforminha, 900! coloquei 9000 sem querer', 'Casa 0/900'],
])('a goal is told with its sum: %s', (text, goal) => {
  expect(after('meta casa 9000', text)).toEqual([goal])
})

it.each([
  ['-50 da casa, gastei com o gato', 'Casa 250/9000'],
  ['tive que tirar 50 de lá, era pro condomínio', 'Casa 250/9000'],
  ['xi, na casa entrou 200, me empolguei', 'Casa 200/9000'],
  ['conferi aqui e pra casa foram 200, corrige', 'Casa 200/9000'],
])('what was put in is mended or comes out: %s', (text, goal) => {
  expect(after('meta casa 9000', 'guardei 300 na casa', text)).toEqual([goal])
})

it.each([
  '+80 de gorjeta',
  'reservei 80 pro hotel',
  'tive que tirar 50 do banco',
  'sobe o limite do mercado pra 700',
  'lá se foram 80 no mercado',
  'me empolguei e gastei 80 no shopping',
  'tira da meta',
  'minha irmã precisa do dinheiro até março',
])('a goal stays as it was by %s', (text) => {
  expect(after('meta casa 9000', 'guardei 300 na casa', text)[0]).toBe('Casa 300/9000')
})

it.each([
  ['meta viagem 3600 guardando 300 todo mês', 'Viagem 0/3600'],
  [
    'a gente quer conhecer Gramado, precisa de 3.600, dá pra separar 300 cada mês',
    'Gramado 0/3600',
  ],
  ['já tenho 800 guardado pra betoneira, falta chegar nos 5 mil', 'Betoneira 800/5000'],
])('a goal is made: %s', (text, goal) => {
  expect(after(text)).toEqual([goal])
})
