import type { CardBrand } from '@lya/core/commerce/cards/brand.ts'
import type { CardProblem } from '@lya/core/commerce/cards/card.ts'

export const cardCopy = {
  number: 'Número do cartão',
  numberHint: 'Confira os números: parece que algum está trocado.',
  holder: 'Nome do titular',
  holderExample: 'Como está no cartão',
  expiry: 'Validade',
  code: 'CVV',
  codeFour: 'Os 4 números na frente do cartão',
  codeThree: 'Os 3 números atrás do cartão',
} as const

export const cardProblemSentences: Record<CardProblem, string> = {
  number: 'Número do cartão inválido',
  holder: 'Nome do titular é obrigatório',
  nameless: 'Escreva o nome com letras, como está no cartão.',
  expiry: 'Validade inválida. Use MM/AA.',
  expired: 'Esse cartão já venceu',
  code: 'CVV inválido',
}

export const brandNames: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
  hipercard: 'Hipercard',
  diners: 'Diners',
  discover: 'Discover',
  jcb: 'JCB',
}
