import { describe, expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-11-26'
const toldBy = (text: string) => {
  const { intent, transactions = [] } = interpretCase({ text, today })
  const lines = transactions.map(({ type, amount, date, description }) => {
    return `${type === 'despesa' ? '-' : '+'}${amount} ${date.slice(5)} ${description}`
  })
  return lines.join('; ') || intent
}

describe('the balance beside what was paid', () => {
  it.each([
    ['Débito automático: CEMIG 24/11 R$ 213,47. Saldo em conta R$ 1.980,11', '-21347 11-24 Cemig'],
    [
      'Bradesco: TED enviada R$ 400,00 para JOSE CARLOS. Saldo: R$ 77,10',
      '-40000 11-26 Jose Carlos',
    ],
    [
      'Compra aprovada no cartao final 9912, valor R$ 67,30, em 25/11, as 19h22, no estabelecimento IFOOD *PIZZARIA BELLA. Saldo disponivel para compras R$ 2.132,70.',
      '-6730 11-25 Ifood Pizzaria Bella',
    ],
    [
      '24/11 Pix enviado Mercado Bom R$ 45,20 saldo R$ 300,00\n25/11 Pix recebido Ana R$ 80,00 saldo R$ 380,00\n25/11 SALDO DO DIA R$ 380,00',
      '-4520 11-24 Mercado Bom; +8000 11-25 Ana',
    ],
    ['Você pagou com saldo: R$ 30,00 para Banca do Tonho', '-3000 11-26 Banca do Tonho'],
    [
      'Compra aprovada no crédito R$ 77,00 AUTO POSTO BRASIL LTDA 25/11 Lim. disp. R$ 900,00',
      '-7700 11-25 Auto Posto Brasil',
    ],
    ['Estorno parcial de R$ 20,00 da compra de R$ 89,90 em SHEIN', '+2000 11-26 Shein'],
    ['Seu saldo em conta é R$ 77,10', 'none'],
  ])('%s', (text, want) => expect(toldBy(text)).toBe(want))
})

describe('a card bill that closed', () => {
  it.each([
    'Fatura fechada! Sua fatura de dezembro fechou em R$ 3.412,88. Vencimento 05/12/2026. Pagamento mínimo R$ 511,93',
    'A fatura do seu cartão C6 final 8812 está fechada. Valor: R$ 2.210,00. Vence em 02/12/2026.',
    'Nubank: Sua fatura de R$ 890,12 vence amanhã. Evite juros!',
    'Fatura Inter disponível. Total: R$ 980,00. Pagamento mínimo: R$ 147,00. Vencimento: 10/12/2026',
  ])('is no expense: %s', (text) => expect(toldBy(text)).toBe('none'))
})

describe('what went to oneself', () => {
  it.each([
    'Comprovante de transferência\nValor: R$ 2.000,00\nDe: MARCELO TEIXEIRA - Banco Inter\nPara: MARCELO TEIXEIRA - Nubank',
    'Transferência realizada\nValor R$ 850,00\nOrigem\nNome CARLA M DIAS\nDestino\nNome CARLA M DIAS',
    'TED enviada. Favorecido: LIVIA COSTA. Remetente: LIVIA COSTA. Valor: R$ 1.200,00',
  ])('only changed its place: %s', (text) => expect(toldBy(text)).toBe('none'))

  it.each([
    ['Comprovante de Pix\nR$ 150,00\nDe\nJoana Prado\nPara\nBruno Prado', 'Bruno Prado'],
    ['Comprovante de Pix\nR$ 150,00\nDe\nJose Silva\nPara\nJose Silva Neto', 'Jose Silva Neto'],
  ])('is told from a relative: %s', (text, name) => expect(toldBy(text)).toContain(name))
})

describe('cashback', () => {
  it.each([
    [
      'PicPay: você recebeu cashback de R$ 3,20 na compra de R$ 64,00 no Atacadão',
      '+320 11-26 Cashback',
    ],
    [
      'Ame: seu cashback de R$ 12,00 da compra de R$ 240,00 já está disponível',
      '+1200 11-26 Cashback',
    ],
    [
      'Compra de R$ 120,00 em NETSHOES aprovada. Cashback de R$ 6,00 será creditado em 30 dias',
      '-12000 11-26 Netshoes',
    ],
    [
      'Compra aprovada: R$ 100,00 na Renner. Você ganhou R$ 5,00 de cashback!',
      '-10000 11-26 Renner; +500 11-26 Cashback',
    ],
  ])('%s', (text, want) => expect(toldBy(text)).toBe(want))
})
