import { expect, it } from 'vitest'
import { withoutOpeners } from '#understanding/openers.ts'

it.each([
  ['égua maninha o camarão foi 50', 'o camarão foi 50'],
  ['rapaz, o tênis saiu 180', 'o tênis saiu 180'],
  ['bah tchê o mercado foi 190', 'o mercado foi 190'],
  ['Meu Deus! a luz veio 300', 'a luz veio 300'],
])('tells %s from what is called out before it', (text, told) => {
  expect(withoutOpeners(text)).toBe(told)
})

it.each([
  ...['rapaz cobrou 40', 'menina', 'moço do gás 120', 'mano, 45'],
  'remova a livraria, foi presente',
])('leaves %s as it is', (text) => {
  expect(withoutOpeners(text)).toBe(text)
})
