import { expect, it } from 'vitest'
import type { CorpusAnswer } from '#corpus/answer-of.ts'
import { interpretDialogue } from '#corpus/interpret-dialogue.ts'

const today = '2026-03-11'

function heldWith(texts: readonly string[]) {
  return interpretDialogue({ id: 'bills', today, turns: texts.map((text) => ({ text })) })
}

function firstTo(text: string): CorpusAnswer & { said: string } {
  const [told] = heldWith([text])
  return { ...(told?.answer ?? { intent: 'none' }), said: told?.replies[0] ?? '' }
}

it.each([
  'paguei a fatura do nubank 1.832,40',
  'Fatura do cartão paga: R$ 3.118,00.',
  'paguei o cartão 870',
  'fatura do inter paga 640,20',
  'quitei a fatura do c6 1200',
  'paguei fatura cartão 950',
  'cartão de crédito 1.340,00 pago',
  'paguei 780 da fatura do cartão',
])('asks whether a paid card bill counts: %s', (text) => {
  const { intent, proposal, said } = firstTo(text)
  expect(intent).toBe('clarify')
  expect(proposal?.transactions).toHaveLength(1)
  expect(said).toContain('Se as compras dela você já me contou, não conta de novo.')
})

it.each([
  'paguei a fatura do celular 55',
  'comprei no cartão um tênis 200',
  'paguei a fatura da luz 150',
  'paguei 40 no cartão da padaria',
])('writes what is no card bill: %s', (text) => {
  expect(firstTo(text).intent).toBe('log')
})

it('remembers that the purchases are told one by one', () => {
  const told = heldWith(['paguei a fatura do cartão 900', 'não', 'paguei a fatura do inter 300'])
  expect(told.map(({ answer }) => answer.intent)).toEqual(['clarify', 'none', 'none'])
  expect(told[2]?.replies[0]).toContain('Fatura paga não é gasto novo')
})

it('remembers that the bill is what counts', () => {
  const told = heldWith(['paguei a fatura do cartão 900', 'sim', 'paguei a fatura do inter 300'])
  expect(told.map(({ answer }) => answer.intent)).toEqual(['clarify', 'log', 'log'])
})

it.each([
  ['chegou a conta de luz, 486,77, vence dia 28', 'para pagar em 28/03.'],
  ['a conta de água veio 92,10 e vence sexta', 'para pagar em 13/03.'],
  ['recebi o boleto do condomínio, 540, vence dia 20', 'para pagar em 20/03.'],
  ['veio a internet 119,90 pra pagar dia 15', 'para pagar em 15/03.'],
  ['a luz chegou 210, pago sexta', 'para pagar em 13/03.'],
])('shows a bill that is still due, with its day: %s', (text, due) => {
  const { intent, proposal, said } = firstTo(text)
  expect(intent).toBe('clarify')
  expect(proposal?.transactions?.[0]?.type).toBe('despesa')
  expect(said).toContain(due)
})

it.each([
  ['luz veio 198 esse mês, paguei agora', 'log'],
  ['boleto da escola 700 vencia ontem, já paguei', 'log'],
  ['internet 89,90 vence todo dia 20', 'recurring'],
])('leaves what is paid, or comes again: %s', (text, intent) => {
  expect(firstTo(text).intent).toBe(intent)
})

it.each([
  'lembra da luz: 106,22 dia 20, é a minha parte',
  'lembrar da escola 106,22 dia 20',
  'anota que tem que pagar a escola 106,22 dia 20',
  'não me deixa esquecer o IPTU, 106,22 dia 20',
  'anota aí pra lembrar: condomínio 106,22 dia 20',
  'agendei um pix de 106,22 pro aluguel pra dia 20',
  'deixei agendado o boleto da faculdade, 106,22, pra dia 20',
])('offers to keep what is to be thought of: %s', (text) => {
  const { intent, said } = firstTo(text)
  expect(intent).toBe('clarify')
  expect(said.replaceAll('\u00a0', ' ')).toContain('R$ 106,22, para pagar em 20/03')
})

it.each(['lembra da feira de sábado? foi 80', 'paguei o pix agendado de 300 da escola'])(
  'takes nothing that is over for what is to come: %s',
  (text) => {
    expect(firstTo(text).said).not.toContain('para pagar')
  },
)
