export const readingCopy = {
  title: 'Ensinar a Lya',
  lead:
    'Quando a Lya não entende ou erra, ler a mensagem ajuda a gente a melhorar. ' +
    'Só lemos as suas se você deixar, e sem o seu nome.',
  loading: 'Carregando sua escolha...',
  failed: 'Não conseguimos abrir sua escolha',
  allow: 'Podem ler as mensagens que a Lya não entendeu ou que eu desfiz',
  since: (day: string) => `Vale para o que você escrever desde ${day}. Desligue quando quiser.`,
  off: 'Desligado: ninguém lê o que você escreve.',
  saveFailed: 'Não conseguimos salvar sua escolha',
} as const
