import type { PhoneProblem } from '@lya/core/people/identity/phone.ts'

export const phoneSentences: Record<PhoneProblem, string> = {
  missing: 'Telefone é obrigatório',
  'too-short': 'O telefone deve ter 11 dígitos (DDD + 9 dígitos)',
  'too-long': 'O telefone não pode ter mais que 11 dígitos',
  'area-code': 'DDD inválido',
  length: 'Telefone deve ter exatamente 13 dígitos',
  country: 'Telefone deve começar com 55',
}

export const signUpCopy = {
  nameMissing: 'Nome é obrigatório',
  emailMissing: 'Email é obrigatório',
  emailInvalid: 'Email inválido',
  emailTaken: 'Email já cadastrado.',
  phoneChecking: 'Verificando telefone...',
  phoneTaken: 'Telefone já cadastrado.',
  phoneFree: 'Telefone disponível',
  passwordMissing: 'Senha é obrigatória',
  passwordShort: 'Senha deve ter pelo menos 6 caracteres',
  passwordsDiffer: 'As senhas não coincidem',
  formInvalid: {
    title: 'Erro no formulário',
    message: 'Por favor, corrija os erros antes de continuar.',
  },
  done: {
    title: 'Conta criada com sucesso!',
    message: 'Redirecionando para configuração inicial...',
  },
  failed: 'Erro no registro',
  failedUnsaid: 'Erro ao criar conta. Tente novamente.',
  unexpected: 'Ocorreu um erro inesperado. Tente novamente.',
} as const
