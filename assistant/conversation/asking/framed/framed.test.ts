import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const books = ['recebi 1500 do freela dia 5', 'mercado 80 no dia 10', 'uber 20']

function said(text: string, told: readonly string[] = books): string {
  return booksAfter(today, [...told, text]).reply.replaceAll('\u00A0', ' ')
}

it.each([
  'novembro acabou né, fiquei no azul ou no vermelho?',
  'Fecha o mês pra mim: como é que eu terminei novembro?',
  'me dá um resumo: como fechei novembro?',
  'como fiquei no mês então?',
  'do dinheiro que recebi neste mês, com quanto eu fiquei?',
  'no fim das contas, novembro deu quanto de sobra?',
])('what stayed of the month is told: %s', (text) => {
  expect(said(text)).toContain('entraram R$ 1.500,00 e saíram R$ 100,00: sobraram R$ 1.400,00')
})

it.each([
  'hoje deu quanto de entrada e quanto de saída?',
  'Quanto que foi embora hoje e quanto que veio, hein Lya?',
  'fechando o caixa aqui: entrou quanto hoje? E saiu?',
])('what came and what went are both told: %s', (text) => {
  const reply = said(text, [...books, 'recebi 300 da faxina'])
  expect(reply).toContain('R$ 300,00')
  expect(reply).toContain('R$ 20,00')
})

it.each([
  'mês que vem sobra quanto?',
  'como fiquei doente esse mês?',
  'quanto ganhei dirigindo e quanto gastei de gasolina?',
  'recebi hoje e gastei tudo, como é que pode',
])('the month is not summed up for %s', (text) => {
  expect(said(text)).not.toContain('1.400,00')
})

it.each([
  'não, o mês todo',
  'eu quis dizer no mês, de 1 a 30 de novembro',
  'não só hoje kkk novembro todo',
])('other days were meant: %s', (text) => {
  expect(said(text, [...books, 'quanto gastei hoje?'])).toContain('gastou R$ 100,00 neste mês')
})

it.each([
  'não gastei nada em novembro',
  'queria viajar em dezembro',
  'não quero saber de mês passado',
])('no other days are asked for by %s', (text) => {
  expect(said(text, [...books, 'quanto gastei hoje?'])).not.toContain('R$')
})

it.each(['anotou o aluguel pro dia 30?', 'o aluguel tá marcado aí pro dia trinta?'])(
  'a bill that was noted is told: %s',
  (text) => {
    expect(said(text, ['aluguel 1150 todo dia 30'])).toContain('Aluguel, R$ 1.150,00: vence')
  },
)

it.each([
  'e o aluguel e a água, você anotou?',
  'vê aí se tem o aluguel e a água marcados',
  'Água e aluguel ficaram guardados aí, né? Só pra eu saber',
])('several bills that were noted are told: %s', (text) => {
  const reply = said(text, ['aluguel 1150 todo dia 30', 'água 64 todo dia 12'])
  expect(reply).toContain('Aluguel, R$ 1.150,00: vence')
  expect(reply).toContain('Água, R$ 64,00: vence')
})

it.each(['o aluguel e a água estão altos, né?', 'guardou a senha da água?'])(
  'no bill is asked for by %s',
  (text) => {
    expect(said(text, ['aluguel 1150 todo dia 30', 'água 64 todo dia 12'])).not.toContain(
      'vence em',
    )
  },
)

it('whether a bill is dear is no question of it', () => {
  expect(said('o aluguel está caro né', ['aluguel 1150 todo dia 30'])).not.toContain('vence')
})

it.each([
  'com 300 mensais eu chego lá em quantos meses?',
  'E se eu separar trezentos reais todo mês, em quanto tempo consigo?',
])('how long a goal takes is worked out: %s', (text) => {
  expect(said(text, ['meta viagem 2400'])).toContain('com R$ 300,00 por mês você chega em 8 meses')
})

it.each(['celular 300 por mês em quantos meses?', 'gastei 300 no passeio, demora muito pra cair?'])(
  'no goal is worked out by %s',
  (text) => {
    expect(said(text, ['meta viagem 2400'])).not.toContain('8 meses')
  },
)
