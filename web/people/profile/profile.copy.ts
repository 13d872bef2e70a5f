export const profileCopy = {
  title: 'Meu Perfil',
  lead: 'Seus dados, sua foto e a segurança da sua conta.',
  reminders: 'Escolher meus lembretes',
  loading: 'Carregando seu perfil...',
  loadFailed: 'Não conseguimos abrir seu perfil',
  tabs: {
    dados: 'Perfil',
    assinatura: 'Assinatura',
    foto: 'Foto',
    senha: 'Segurança',
    'seus-dados': 'Dados',
  },
} as const

export const dataCopy = {
  name: 'Nome',
  email: 'Email',
  phone: 'WhatsApp',
  phoneHint: 'Ele só fala com a Lya depois de confirmado: conecte o WhatsApp logo abaixo.',
  timeZone: 'Fuso horário',
  timeZoneHint: 'Diz quando começa o seu dia.',
  emailHint: 'Um email novo só vale depois que você abrir o link que mandamos para ele.',
  password: 'Sua senha',
  passwordHint: 'Para trocar email ou WhatsApp, confirme que é você.',
  passwordMissing: 'Digite sua senha para salvar',
  passwordWrong: 'Senha incorreta',
  save: 'Salvar alterações',
  saved: 'Dados atualizados!',
  linkSent: (email: string) => `Mandamos um link para ${email}. Abra para confirmar.`,
  failed: 'Erro ao salvar',
  pending: (pending: string) => `Falta confirmar ${pending}`,
  pendingHint: (email: string) => `Até lá, você continua entrando com ${email}.`,
  unprovenHint: 'Abra o link que mandamos para lá. Não achou? Olhe no spam ou peça outro.',
  resend: 'Enviar link de novo',
  resendFailed: 'Não conseguimos enviar o link',
  cancel: 'Cancelar troca',
} as const

/** What became of a link that was sent to a new address. */
export const emailOutcomes = {
  confirmed: { title: 'Email confirmado!', message: 'A partir de agora, entre com ele.' },
  expired: { title: 'Este link não vale mais', message: 'Peça outro no seu perfil.' },
  taken: { title: 'Email já cadastrado.', message: 'Este endereço já é de outra conta.' },
} as const

export const photoCopy = {
  alt: 'Sua foto de perfil',
  none: 'Você ainda não tem foto',
  drop: 'Arraste uma imagem até aqui ou escolha no aparelho.',
  pick: 'Escolha uma imagem do seu aparelho.',
  rules: 'JPG, PNG ou GIF, de até 5 MB.',
  choose: 'Escolher foto',
  replace: 'Trocar foto',
  remove: 'Remover foto',
  sending: 'Enviando a foto...',
  saved: 'Foto atualizada!',
  removed: 'Foto removida!',
  failed: 'Erro no upload',
  removeFailed: 'Erro ao remover foto',
  tooLarge: 'A imagem deve ter no máximo 5MB.',
  noImage: 'Por favor, selecione uma imagem.',
} as const

export const passwordCopy = {
  current: 'Senha atual',
  labels: { password: 'Nova senha', confirmation: 'Confirmar nova senha' },
  hint: 'Uma frase curta funciona melhor que símbolos.',
  submit: 'Alterar senha',
  currentMissing: 'Senha atual obrigatória',
  currentWrong: 'Senha atual incorreta',
  same: 'Nova senha inválida',
  words: {
    missing: 'Senha muito curta',
    short: 'Senha muito curta',
    differ: 'Senhas não coincidem',
  },
  saved: {
    title: 'Senha alterada com sucesso!',
    message: 'Os outros aparelhos precisam entrar de novo.',
  },
  partly: {
    title: 'Senha alterada parcialmente',
    message: 'A senha mudou, mas outros aparelhos podem continuar conectados. Tente de novo.',
  },
  failed: 'Erro ao alterar senha',
} as const
