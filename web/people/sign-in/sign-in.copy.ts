export const signInCopy = {
  fieldsMissing: { title: 'Campos obrigatórios', message: 'Por favor, preencha email e senha.' },
  done: 'Login realizado com sucesso!',
  failed: 'Erro no login',
  unexpected: 'Erro inesperado. Tente novamente.',
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
