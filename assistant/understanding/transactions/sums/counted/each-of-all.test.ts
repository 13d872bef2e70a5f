import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each<[string, string[]]>([
  ['comprei 4 pastel na feira pra galera, cada um 9', ['-36 Pastel na feira']],
  ['paguei dois sucos, sete e cinquenta o copo', ['-15 Sucos (copo)']],
  ['comprei 3 pães e um suco, 7 o copo', ['-7 Pães e um suco (copo)']],
  ['vendi 3 tortas, todas a 80', ['+240 Tortas']],
  ['comprei 3 blusas, tudo por 45', ['-45 Blusas']],
  ['levei 6 garrafinhas de água, a unidade 2,50', ['-15 Garrafinhas de água']],
  ['gastei 60 de tecido e vendi as 4 bolsas, cada uma a 90', ['+360 Bolsas', '-60 Tecido']],
  ['almoço 40 e dois doces, cada um 5', ['-10 Doces', '-40 Almoço']],
  [
    'gastei 22 comendo no posto e gasolina deu 120, fora o pedágio de 14',
    ['-120 Gasolina', '-14 Pedágio', '-22 Posto'],
  ],
])('%s', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})
