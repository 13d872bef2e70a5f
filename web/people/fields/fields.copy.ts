import type { PasswordReason } from '@lya/core/people/identity/passwords/password.ts'
import type { PhoneProblem } from '@lya/core/people/identity/phone.ts'

export const phoneSentences: Record<PhoneProblem, string> = {
  missing: 'Telefone é obrigatório',
  'too-short': 'O telefone deve ter 11 dígitos (DDD + 9 dígitos)',
  'too-long': 'O telefone não pode ter mais que 11 dígitos',
  'area-code': 'DDD inválido',
  length: 'Telefone deve ter exatamente 13 dígitos',
  country: 'Telefone deve começar com 55',
}

export const fieldsCopy = {
  nameMissing: 'Nome é obrigatório',
  nameWithoutLetters: 'Escreva o nome com letras.',
  nameWithBrackets: 'Escreva o nome sem os sinais < e >.',
  emailMissing: 'Email é obrigatório',
  emailInvalid: 'Email inválido',
} as const

/** What makes a password too easy to guess, said while it is being typed. */
export const passwordReasons: Record<PasswordReason, string> = {
  short: 'Use 6 caracteres ou mais',
  common: 'É comum, ou uma palavra conhecida com números',
  pattern: 'Só repete ou segue a ordem',
  date: 'Datas são fáceis de adivinhar',
  name: 'Tem o seu nome',
  email: 'Tem o seu e-mail',
  phone: 'Tem o seu telefone',
}
