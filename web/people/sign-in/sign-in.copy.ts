export const signInCopy = {
  fieldsMissing: { title: 'Campos obrigatórios', message: 'Por favor, preencha email e senha.' },
  done: 'Login realizado com sucesso!',
  failed: 'Erro no login',
  unexpected: 'Erro inesperado. Tente novamente.',
  byPhone:
    'Seu email passou para outra conta? Digite seu telefone, com DDD, no lugar dele e use a sua senha.',
} as const

export const codeCopy = {
  title: 'Só mais um passo',
  app: {
    lead: 'Abra seu aplicativo autenticador e digite o código da Lya.',
    label: 'Código de 6 números',
    other: 'Estou sem o celular: usar um código de recuperação',
  },
  recovery: {
    lead: 'Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez.',
    label: 'Código de recuperação',
    other: 'Usar o código do aplicativo',
  },
  trust: 'Confiar neste aparelho',
  trustHint: 'Não pedimos o código aqui por 30 dias.',
  submit: 'Entrar',
  back: 'Voltar ao login',
} as const

export const recoveryRequestCopy = {
  emailMissing: {
    title: 'Email obrigatório',
    message: 'Por favor, informe seu email para recuperar a senha.',
  },
  sent: {
    title: 'Email enviado!',
    message: 'Verifique sua caixa de entrada (e spam) para o link de recuperação de senha.',
  },
  failed: 'Erro ao enviar email',
  unexpected: { title: 'Erro inesperado', message: 'Tente novamente em alguns instantes.' },
} as const
