import { expect, it } from 'vitest'
import { answer } from '#conversation/answer.ts'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

/** What she says to it, and the buttons below. */
function firstTo(text: string): [said: string, ...buttons: string[]] {
  const { turn, results } = take(begin({ today }), text)
  const [reply] = answer(turn, results).replies
  return [reply?.text.replaceAll('\u00a0', ' ') ?? '', ...(reply?.quickReplies ?? [])]
}

it.each([
  ['já tenho 300 na caixinha', 'O que já é seu'],
  ['tenho 300 guardado', 'O que já é seu'],
  ['talvez eu receba 80 amanhã', 'ainda é um “se”'],
  ['se eu pegar o consorcio de 890 por mes', 'ainda é um “se”', []],
  ['a Rayssa me pediu 40 emprestado, ainda n sei se empresto', 'ainda é um “se”', []],
  ['o tio me pediu 40 emprestado', 'ainda é um “se”', []],
  ['não sei se empresto 40 pro joão', 'ainda é um “se”', []],
  ['tô querendo comprar um tênis de 300', 'é só um plano', ['Já comprei', 'Ainda não']],
  ['ainda não sei se compro o tênis de 200', 'é só um plano', ['Já comprei', 'Ainda não']],
  ['vi um sofá de 2.400 lindo mas tá fora da realidade', 'é só um plano'],
  ['qse comprei uma serra d 390 mas desisti', 'não conta'],
  ['tava 890 e não comprei o pedal', 'não conta'],
  ['tô querendo arrumar a cerca, o homem pediu 2600, não fechei ainda não', 'é só um plano'],
  ['queria pintar a casa, pediram 900, não fechei', 'é só um plano'],
  ['o pedreiro pediu 4000 pra reforma, ainda não decidi', 'não conta'],
  ['meu vizinho pediu 200 na rifa dele', 'foi de outra pessoa'],
  ['a gasolina foi pra 6,89 aqui no anil', 'é só o preço', ['Já paguei', 'Não']],
  ['cliente das 14h desmarcou perdi 85', 'que pena', []],
  ['a menina que ia fazer a unha amanhã desmarcou perdi quarenta reais 😭', 'que pena', []],
  ['a menina do bolo desmarcou e fiquei sem os 80', 'que pena', []],
  ['eu devo 200 pro Paulo', 'Que dia vence?', ['Mês que vem', 'Não']],
  ['a patroa da terça não me pagou ainda os 180', 'ainda não caiu'],
  ['o Zé me deve 120', 'para receber', ['Já recebi', 'Não']],
  ['vou receber 300 do Pedro', 'ainda não caiu', ['Já recebi', 'Não']],
] as [string, string, string[]?][])('has a line of its own for %s', (text, line, buttons) => {
  const [said, ...below] = firstTo(text)
  expect(said).toContain(line)
  expect(said).not.toContain('ainda não aconteceu')
  if (buttons) expect(below).toEqual(buttons)
  expect(below.every((one) => one.length <= 20)).toBe(true)
})

it.each([
  ['tô querendo comprar um tênis de 300', 'Já comprei', ['despesa', 30_000]],
  ['a gasolina foi pra 6,89 aqui no anil', 'Já paguei', ['despesa', 689]],
  ['vou receber 300 do Pedro', 'Já recebi', ['receita', 30_000]],
])('writes %s by %s, and not by a yes to telling later', (text, button, written) => {
  const conversation = begin({ today })
  for (const said of [text, button]) take(conversation, said)
  const entries = conversation.world.entries.map(({ type, amountCents }) => [type, amountCents])
  expect(entries).toEqual([written])
})

it.each(['tô querendo comprar um tênis de 300', 'se eu pegar o consorcio de 890 por mes'])(
  'writes nothing of %s by ok',
  (text) => {
    const conversation = begin({ today })
    for (const said of [text, 'ok']) take(conversation, said)
    expect([conversation.world.entries, conversation.world.bills]).toEqual([[], []])
  },
)

it('keeps what is owed by its day', () => {
  const conversation = begin({ today })
  for (const said of ['eu devo 200 pro Paulo', 'dia 12']) take(conversation, said)
  const { bills, entries } = conversation.world
  expect([entries, bills]).toMatchObject([[], [{ amountCents: 20_000, instalments: 1 }]])
})

it.each([
  'o Dani pagou a internet 119,90, te conto só pra saber, é dele esse',
  'meu marido pagou a luz 180, só tô te contando',
  'minha irmã pagou o mercado 200, só pra você saber',
])('asks nothing of what another paid and is only told: %s', (text) => {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-27') })
  expect(take(conversation, text).replies).toEqual(['Tudo bem, não anotei nada.'])
})

it.each([
  'minha mãe vai me dar 50 semana que vem se eu passar em mat',
  'Ano que vem quero fazer o curso de APH, 80 horas, custa 1.200',
  'o rapaz da farinha disse que semana que vem o quilo vai pra doze reais',
])('offers to keep nothing of %s', (text) => {
  const [said] = firstTo(text)
  expect(said).not.toMatch(/te lembre|, em \d/)
})

it('proposes nothing of what somebody paid of whom it is told who they are', () => {
  const conversation = begin({ today })
  take(conversation, 'Quanto ainda posso gastar com saúde este mês?')
  const { replies } = take(conversation, 'A Luzia, minha vizinha, pagou R$ 90,00 de táxi, veja só.')
  expect(replies.join(' ')).toContain('de outra pessoa')
  expect(conversation.world.entries).toEqual([])
})
