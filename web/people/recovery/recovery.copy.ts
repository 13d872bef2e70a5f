export const recoveryCopy = {
  password: {
    missing: 'Senha muito curta',
    short: 'Senha muito curta',
    differ: 'Senhas não coincidem',
  },
  done: { title: 'Senha alterada com sucesso!', message: 'Entre com a senha nova.' },
  failed: 'Erro ao alterar senha',
  unexpected: 'Erro inesperado. Tente novamente.',
  linkInvalid: {
    title: 'Link de recuperação inválido',
    message: 'Este link já foi usado ou venceu. Peça outro, é rapidinho.',
  },
} as const
