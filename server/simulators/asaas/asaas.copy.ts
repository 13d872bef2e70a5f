/** What the provider says, word for word where it was recorded. */
export const refusals = {
  key: ['invalid_access_token', 'A chave de API informada é inválida.'],
  document: ['invalid_object', 'O CPF/CNPJ informado é inválido.'],
  name: ['invalid_name', 'O campo name deve ser informado.'],
  mobilePhone: ['invalid_mobilePhone', 'O celular informado é inválido.'],
  customer: ['invalid_customer', 'Customer inválido ou não informado.'],
  billingType: ['invalid_billingType', 'O campo billingType deve ser informado.'],
  value: ['invalid_value', 'O campo value deve ser informado.'],
  dueDate: ['invalid_dueDate', 'O campo dueDate deve ser informado.'],
  pastDueDate: ['invalid_dueDate', 'Não é permitido data de vencimento inferior a hoje.'],
  cycle: ['invalid_cycle', 'O campo cycle deve ser informado.'],
  declined: [
    'invalid_action',
    'Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.',
  ],
  tokenAndCard: [
    'invalid_creditCard',
    'Informe o token ou os dados do cartão de crédito, não os dois.',
  ],
  card: ['invalid_creditCard', 'Os dados do cartão de crédito devem ser informados.'],
  expired: ['invalid_creditCard', 'O cartão de crédito informado está vencido.'],
  holder: ['invalid_holderInfo', 'Os dados do titular do cartão de crédito devem ser informados.'],
  remoteIp: ['invalid_remoteIp', 'O campo remoteIp deve ser informado.'],
  refund: ['invalid_action', 'Somente é possível estornar cobranças confirmadas ou recebidas.'],
  refundValue: ['invalid_value', 'O valor do estorno é maior do que o valor disponível.'],
  // Nobody has recorded how it says so; that it is one no of this kind, its documentation tells.
  refundSlip: ['invalid_action', 'O estorno de boletos é pedido por bankSlip/refund.'],
  remove: ['invalid_action', 'Não é possível remover uma cobrança que já foi paga.'],
  pay: ['invalid_action', 'Não é possível pagar esta cobrança.'],
  pix: ['invalid_action', 'Esta cobrança não pode ser paga com Pix.'],
  slip: ['invalid_action', 'Esta cobrança não tem boleto.'],
} as const

export type RefusalName = keyof typeof refusals

export function tokenRefusal(token: string): string {
  return `CreditCardToken ${token} não encontrado.`
}

export function smallValueRefusal(reais: string): string {
  return `O valor da cobrança (R$ ${reais}) menos o valor do desconto (R$ 0,00) não pode ser menor que R$ 5,00.`
}

export function partDescription(number: number, count: number, description: string | null): string {
  const part = `Parcela ${number} de ${count}.`
  return description === null ? part : `${part} ${description}`
}
