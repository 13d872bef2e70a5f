export const recoveryCopy = {
  passwordsDiffer: 'Senhas não coincidem',
  passwordShort: 'Senha muito curta',
  done: { title: 'Senha alterada com sucesso!', message: 'Entre com a senha nova.' },
  failed: 'Erro ao alterar senha',
  unexpected: 'Erro inesperado. Tente novamente.',
  linkInvalid: {
    title: 'Link de recuperação inválido',
    message: 'Este link já foi usado ou venceu. Peça outro, é rapidinho.',
  },
} as const
