import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['mãe mnadou 400 de pix', ['+400 Mãe']],
  ['Você reebeu um Pix de R$ 85,00 de MARCELO A COSTA', ['+85 Marcelo A Costa']],
  ['4 alunos pagarm a mensalidade hoje, 280 cada', ['+1120 Mensalidade']],
  ['ele ja me devolvu 20', ['+20 Entrada']],
  ['Compra de R$ 59,90 em NETFLIX.COM estonrada no seu cartão final 4410.', ['+59.9 Netflix']],
  ['pus 40 ltiros de etanol a 3,89', ['-155.6 Etanol']],
  ['vendi 60 fitinha a 2 reais a undiade', ['+120 Fitinha']],
  ['comprei guará 30', ['-30 Guará']],
])('hears what was done through its slips: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it.each<[string[], string]>([
  [['crie uma meta praia 2000', 'colcoa 200 na meta da praia'], 'Guardei R$ 200,00 em Praia'],
  [['crie uma meta praia 2000', 'gurda 50 na praia'], 'Guardei R$ 50,00 em Praia'],
  [['crie uma meta praia 2000', 'quatno falta pra praia?'], 'faltam R$ 2.000,00'],
  [['limite de lazer 300', 'aumennta o lazer pra 400'], 'Lazer em novembro: R$ 400,00'],
  [['Limite de R$ 2.000,00 para Alimnetação em setembro'], 'Alimentação em setembro'],
  [['limite de lazer 300', 'mude o limite de Alimenntação pra 500'], 'Alimentação em novembro'],
  [['mercado 80', 'apgaue o mercado'], 'Apaguei: Mercado'],
  [['mercado 80', 'descuple, 85'], 'Corrigi: Mercado'],
])('hears what is asked through its slips: %s', (turns, said) => {
  expect(booksAfter(today, turns).reply.replaceAll('\u00A0', ' ')).toContain(said)
})
