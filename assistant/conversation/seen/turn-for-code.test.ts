import { expect, it } from 'vitest'
import { answer } from '#conversation/answer.ts'
import type { ConversationState } from '#conversation/state.ts'
import { understand } from '#conversation/understand.ts'

const today = Temporal.PlainDate.from('2026-11-20')
const categories = ['Alimentação', 'Moradia', 'Educação'].map((name) => {
  return { id: name, name, type: 'despesa' as const }
})

const pix =
  '00020126330014br.gov.bcb.pix011112345678901520400005303986540527.505802BR' +
  '5916PADARIA SAO JOAO6006RECIFE62070503***6304A37E'
const boleto = '34191.09123 34567.890123 34567.890131 9 16410000018990'
const bill = '83640000000-3 87450138123-8 45678901234-5 56789012345-6'
const receipt =
  'http://www.fazenda.pr.gov.br/nfce/qrcode?p=' +
  '41261104252011000110650010000123451123456784|2|1|19|86.40|6A7B3C2D1E0F|1|A1B2C3'

function say(text: string, state: ConversationState = {}) {
  const turn = understand({ text, today, categories, learned: [], state })
  const told = answer(turn, [])
  return { turn, text: told.replies[0]?.text.replaceAll('\u00a0', ' '), state: told.state }
}

/** What would be written by a yes, in centavos; 0 where nothing would. */
function proposed(text: string): number {
  const { turn } = say(text)
  expect(turn.effects).toEqual([])
  return turn.reply.kind === 'propose' ? turn.reply.draft.amountCents : 0
}

it.each([
  [pix, 'Li um PIX para Padaria Sao Joao: R$ 27,50 em Alimentação, hoje. Posso anotar?'],
  [
    `paga esse:\n${pix}\nobrigada`,
    'Li um PIX para Padaria Sao Joao: R$ 27,50 em Alimentação, hoje. Posso anotar?',
  ],
  [boleto, 'Li um boleto: R$ 189,90 em Outros. Vence em 25/11. Já pagou?'],
  [
    `boleto da faculdade ${boleto.replaceAll(/\D/g, '')}`,
    'Li o boleto (Faculdade): R$ 189,90 em Educação. Vence em 25/11. Já pagou?',
  ],
  [bill, 'Li o boleto (Conta de luz): R$ 87,45 em Moradia. Já pagou?'],
  [receipt, 'Li Nota fiscal 12345: R$ 86,40 em Outros, ontem. Posso anotar?'],
])('reads a pasted code before any amount: %s', (text, reply) => {
  const said = say(text)
  expect(said.turn.effects).toEqual([])
  expect(said.text).toBe(reply)
})

it.each([
  [pix.slice(0, -6), 'Vi um código PIX, mas ele veio cortado ou com algo trocado'],
  [pix.slice(60), 'Vi um código PIX, mas ele veio cortado ou com algo trocado'],
  [pix.replace('27.50', '28.50'), 'Vi um código PIX, mas ele veio cortado ou com algo trocado'],
  [boleto.slice(0, -3), 'Vi uma linha de boleto, mas faltou ou trocou algum número'],
  [bill.replace('8745', '9745'), 'Vi uma linha de boleto, mas faltou ou trocou algum número'],
  [receipt.slice(0, 70), 'Vi o endereço de uma nota fiscal, mas veio incompleto'],
])('says what it saw of a damaged one, and believes no figure of it: %s', (text, reply) => {
  expect(proposed(text)).toBe(0)
  expect(proposed(`gastei com isso ${text}`)).toBe(0)
  expect(say(text).text).toContain(reply)
})

it('takes the amount of a damaged one from the person', () => {
  const asked = say(pix.slice(0, -6))
  const told = say('27,50', asked.state)
  expect(told.text).toBe('Certo, PIX: R$ 27,50 em Outros, hoje. Posso anotar?')
  expect(say('sim', told.state).turn.effects).toMatchObject([{ kind: 'create-transactions' }])
})

it.each([
  ['PIX', pix, 2750],
  ['boleto', boleto, 18_990],
  ['bill', bill, 8745],
])('never writes from a %s that was cut or mistyped anywhere', (_, code, cents) => {
  const believed = new Set<number>()
  for (let at = 0; at < code.length; at += 1) {
    for (const other of ['0', '7', 'x', '']) {
      const text = code.slice(0, at) + other + code.slice(at + 1)
      believed.add(proposed(text))
    }
    for (const text of [code.slice(0, at + 1), code.slice(at)]) {
      expect(say(text).turn.effects, text).toEqual([])
    }
  }
  expect([...believed].filter((one) => one !== 0 && one !== cents)).toEqual([])
})

it('does what the words beside a code say by themselves', () => {
  const { turn } = say(`gastei 32 na padaria, o código era ${pix}`)
  expect(turn.effects).toMatchObject([{ transactions: [{ amountCents: 3200 }] }])
  expect(say(`quanto é esse? ${pix}`).turn.effects).toEqual([])
})

it.each([
  '12,50 no lanche e 13,90 no uber',
  'gastei 1.234,56 no mercado 10/11',
  'mercado 120 telefone 11987654321',
])('takes no amount for a code: %s', (text) => {
  expect(say(text).turn.reply.kind).not.toBe('propose')
})

it.each(['Me lembra', 'ainda não', 'ainda não paguei'])(
  'keeps a boleto until its day by %s',
  (text) => {
    const { turn } = say(text, say(boleto).state)
    expect(turn.effects).toMatchObject([
      { recurring: { amountCents: 18_990, nextDate: '2026-11-25', partsLeft: 1 } },
    ])
  },
)

it('writes a boleto as paid by one touch, and offers to remind of it by a no', () => {
  const [paid] = say('Já paguei', say(boleto).state).turn.effects
  expect(paid).toMatchObject({ transactions: [{ amountCents: 18_990, type: 'despesa' }] })
  const { turn, text } = say('Não', say(boleto).state)
  expect([turn.effects, text?.slice(-22)]).toEqual([[], 'Quer que eu te lembre?'])
  expect(say('Me lembra', say(bill).state).text).toContain('que dia vence?')
})

const broken = '846700000016 649900000122 345678901231 234567890120'

it.each([
  [`TIM: Ola Renato, sua fatura de R$ 64,99 vence em 02/12/2026. Codigo de barras ${broken}`, 6499],
  [`Sabesp: sua conta de agua no valor de R$ 92,10 vence 05/12/2026. Codigo: ${broken}`, 9210],
  [`Enel: sua fatura chegou! Valor: R$ 189,77 Vencimento: 10/12/2026 Linha ${broken}`, 18_977],
])('reads the words where the code beside them is damaged: %s', (text, sum) => {
  expect(proposed(text)).toBe(sum)
})

it('keeps the day that stands before a code', () => {
  const line = '34191.79001 01043.510047 91020.150008 5 99990000042000'
  const { turn } = say(`segue boleto da mensalidade R$ 420,00 vencimento 08/12 ${line}`)
  expect(turn.effects).toEqual([])
  expect(turn.reply).toMatchObject({ kind: 'bill', bill: { nextDate: '2026-12-08' } })
})
