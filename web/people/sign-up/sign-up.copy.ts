export const signUpCopy = {
  emailTaken: 'Email já cadastrado.',
  phoneChecking: 'Verificando telefone...',
  phoneTaken: 'Telefone já cadastrado.',
  phoneFree: 'Telefone disponível',
  password: {
    missing: 'Senha é obrigatória',
    short: 'Senha deve ter pelo menos 6 caracteres',
    differ: 'As senhas não coincidem',
  },
  formInvalid: {
    title: 'Erro no formulário',
    message: 'Por favor, corrija os erros antes de continuar.',
  },
  agreement: {
    before: 'Ao criar a conta, você concorda com os',
    terms: 'Termos de Uso',
    and: 'e com a',
    privacy: 'Política de Privacidade',
  },
  done: {
    title: 'Conta criada com sucesso!',
    message: 'Redirecionando para configuração inicial...',
  },
  failed: 'Erro no registro',
  failedUnsaid: 'Erro ao criar conta. Tente novamente.',
  unexpected: 'Ocorreu um erro inesperado. Tente novamente.',
} as const
