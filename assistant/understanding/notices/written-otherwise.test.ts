import { describe, expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-11-28'
const read = (text: string) => interpretCase({ text, today })
const told = (text: string) => {
  const { intent, proposal, transactions = proposal?.transactions ?? [] } = read(text)
  const sums = transactions.map(({ type, amount, date, description }) => {
    return `${type === 'despesa' ? '-' : '+'}${amount} ${date.slice(5)} ${description}`
  })
  return [intent, ...sums].join(' ')
}

describe('the name of who was paid', () => {
  it.each([
    // Behind the hour.
    [
      'Bradesco: Compra no debito de R$ 23,90 em 26/11 17:02 DROGARIA ARAUJO. Saldo disp R$ 812,33',
      'log -2390 11-26 Drogaria Araujo',
    ],
    [
      'Santander: Transacao Cartao Master final 7788 de R$ 45,50 aprovada em 27/11/26 as 20:11 IFOOD *PIZZARIA.',
      'log -4550 11-27 Ifood Pizzaria',
    ],
    // With a figure in it, and twice.
    [
      'NUBANK\nCompra aprovada\nR$ 34,90 em 99APP *99APP\nCartão final 1234',
      'log -3490 11-28 99app',
    ],
    // Under headings.
    [
      'Comprovante do Pix\nValor: R$ 42,00\nData: 27/11/2026 às 12:10\nQuem recebeu\nNome: Restaurante da Vovó LTDA\nCNPJ: 12.345.678/0001-90\nQuem pagou\nNome: Ana Paula',
      'log -4200 11-27 Restaurante da Vovó',
    ],
    [
      'Comprovante de transferência\n26 NOV 2026 - 10:22:31\nValor R$ 350,00\nTipo de transferência Pix\nDestino\nNome Joana Lima Prado\nCPF •••.456.789-••\nInstituição ITAÚ UNIBANCO S.A.\nOrigem\nNome Pedro Alves',
      'log -35000 11-26 Joana Lima Prado',
    ],
    // Behind the bill.
    ['Nubank: Seu boleto de R$ 99,90 da CLARO foi pago com sucesso', 'log -9990 11-28 Claro'],
  ])('%s', (text, want) => expect(told(text)).toBe(want))
})

describe('a bill', () => {
  it.each([
    [
      'Olá, Pedro! Sua fatura Vivo de R$ 64,99 vence em 10/12. Pague pelo Pix copia e cola.',
      'clarify -6499 11-28 Vivo',
    ],
    [
      'Olá! Aqui é da Enel. Sua conta de luz no valor de R$ 187,22 com vencimento em 05/12/2026 já está disponível.',
      'clarify -18722 11-28 Conta de luz',
    ],
    ['Picpay: Maria te cobrou R$ 25,00 "pizza de ontem"', 'clarify -2500 11-28 Conta'],
  ])('is asked about: %s', (text, want) => expect(told(text)).toBe(want))
})

it('reads a purchase in parts, and no transfer, in what was bought', () => {
  const text =
    'C6 Bank: Você fez uma compra de R$ 159,90 em RENNER no cartão com final 1122, em 3x de R$ 53,30.'
  expect(read(text)).toMatchObject({ intent: 'installments', total: 15_990, count: 3 })
})

describe('lines of a statement', () => {
  it.each([
    ['26 NOV  UBER *TRIP  R$ 14,93', 'log -1493 11-26 UBER'],
    [
      'Extrato Novembro\n02/11 Supermercado Dia -87,40\n06/11 Salário 3.400,00',
      'log -8740 11-02 Supermercado Dia +340000 11-06 Salário',
    ],
    [
      'Extrato Novembro\n02/11 Compra Supermercado Dia 87,40\n06/11 Padaria 12,00',
      'log -8740 11-02 Supermercado Dia -1200 11-06 Padaria',
    ],
  ])('%s', (text, want) => expect(told(text)).toBe(want))
})

it.each([
  'Você tem R$ 50,00 de limite disponível no cartão final 1234',
  'limite disponível: R$ 320,00',
  'Limite disponível: R$ 320,00 no cartão final 1234',
])('writes nothing of what may be spent: %s', (text) => {
  expect(told(text)).toBe('none')
})

describe('a sum without a sign', () => {
  it.each([
    ['Você recebeu um Pix de 250,00 de MARIA SOUZA', 'log +25000 11-28 Maria Souza'],
    ['Carlos te pagou 45,00 no PicPay', 'log +4500 11-28 Carlos'],
    [
      'Você pagou 36,90 a Pastelaria do Beto. Com dinheiro na conta Mercado Pago.',
      'log -3690 11-28 Pastelaria do Beto',
    ],
    [
      'Sua compra no valor de 58,90 na DROGARIA ARAUJO foi estornada em 18/11/2026.',
      'log +5890 11-18 Drogaria Araujo',
    ],
    ['Comprovante de Pix\nValor: 310,00\nPara: Jair Zanella', 'log -31000 11-28 Jair Zanella'],
    ['Nubank: Compra de 42,50 aprovada no IFOOD', 'log -4250 11-28 Ifood'],
    // People write so themselves.
    ['pix recebido da Ana 60,00 do bolo', 'log +6000 11-28 Bolo'],
  ])('reads "%s" as with it', (text, line) => {
    expect(told(text)).toBe(line)
  })

  it('takes a question for none', () => {
    expect(told('você recebeu 300,00 hoje?')).not.toContain('30000')
  })
})
