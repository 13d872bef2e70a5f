import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  ['deu 87 de gorjeta no almoço e 45 na janta', ['+45 Gorjeta na janta', '+87 Gorjeta no almoço']],
  ['a gorjeta hj foi 70 na janta e 30 no almoço', ['+30 Gorjeta no almoço', '+70 Gorjeta']],
  [
    'rendeu 90 de caixinha no almoço e 60 na janta',
    ['+60 Caixinha na janta', '+90 Caixinha no almoço'],
  ],
  ['peguei 50 de caixinha no sábado e 30 no domingo', ['+30 Caixinha', '+50 Caixinha']],
  [
    'hj na janta deu mais 30 de gorjeta, o gringo foi generoso rs, e 8 num cigarro',
    ['+30 Gorjeta', '-8 Cigarro'],
  ],
  ['gorjetas de hoje: almoço 70 janta 30', ['+30 Gorjetas (janta)', '+70 Gorjetas (almoço)']],
  ['gorjeta: 70 no almoço e 30 no jantar', ['+30 Gorjeta no jantar', '+70 Gorjeta no almoço']],
  ['gorjetas: 60 almoço, 35 jantar', ['+35 Gorjetas (jantar)', '+60 Gorjetas (almoço)']],
  ['gorjeta do almoço 60, da janta 35', ['+35 Gorjeta', '+60 Gorjeta do almoço']],
  [
    'hoje tirei 60 de caixinha no turno do almoço e mais 35 no jantar',
    ['+35 Caixinha no jantar', '+60 Caixinha no turno do almoço'],
  ],
  ['tirei 200 da caixinha', []],
  ['teve 40 de caixinha e 12 de lanche', ['+40 Caixinha', '-12 Lanche']],
  ['deu 87 de gorjeta e 45 de janta', ['+87 Gorjeta', '-45 Janta']],
  ['deu 87 de gorjeta e 45 na farmácia', ['+87 Gorjeta', '-45 Farmácia']],
  ['dei 5 de gorjeta no almoço e 10 na janta', ['-10 Janta', '-5 Gorjeta no almoço']],
  ['paguei 60 no almoço, deixei 6 de gorjeta', ['-6 Gorjeta', '-60 Almoço']],
  ['gorjeta 20 pro garçom', ['-20 Gorjeta']],
])('%s', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})
