import { expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-11-25'

it.each([
  ['fui lá no Bretas umas 8 da noite comprar umas coisas pro almoço de domingo', 'clarify'],
  ['passei na padaria comprar uns pães', 'clarify'],
  ['fui na padaria de seu Biu comprar seis pão e um quarto de queijo coalho', 'clarify'],
  ['fui no shopping hj', 'clarify'],
  ['fui no bar ontem', 'clarify'],
  ['fui na loja trocar a blusa', 'none'],
  ['fui no shopping só olhar', 'none'],
  ['fui na praia', 'none'],
  ['comprei pão, esperei 20 minutos', 'clarify'],
  ['esperei 40 minutos na fila', 'none'],
  ['gastei 2 horas no trânsito', 'none'],
  ['fui no mercado comprar um sabão e não tinha', 'none'],
  ['fui no shopping comprar um presente mas tava fechado', 'none'],
])('asks what it cost only where something was bought: %s', (text, intent) => {
  expect(interpretCase({ text, today }).intent).toBe(intent)
})
