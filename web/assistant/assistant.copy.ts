export const assistantCopy = {
  title: 'Lya',
  presence: 'Sua amiga boa de dinheiro',
  offline: 'Sem internet',
  back: 'Voltar ao Dashboard',
  memory: 'Memória da Lya',
  openMenu: 'Abrir menu',
  conversation: 'Conversa com a Lya',
  you: 'Você',
  lya: 'Lya',
  typing: 'Lya está digitando',
  field: 'Mensagem para a Lya',
  placeholder: 'Escreva para a Lya',
  send: 'Enviar',
  answer: (text: string) => `Responder a: ${text}`,
  answerThis: 'Responder',
  answering: 'Respondendo a',
  stopAnswering: 'Cancelar resposta',
  undo: 'Desfazer',
  undone: 'Desfeito',
  sending: 'Enviando',
  queued: 'Na fila',
  sent: 'Enviada',
  failed: 'Não foi enviada.',
  oneFailed: 'Uma mensagem para a Lya não foi enviada.',
  waiting: (count: number) =>
    count === 1
      ? '1 mensagem para a Lya segue quando a conexão voltar.'
      : `${count} mensagens para a Lya seguem quando a conexão voltar.`,
  see: 'Ver',
  retry: 'Tentar de novo',
  discard: 'Descartar',
  older: 'Ver mensagens anteriores',
  loading: 'Carregando a conversa...',
  loadFailed: 'Não conseguimos abrir a conversa',
  loadEarlier: 'Buscar as mensagens de antes',
  today: 'Hoje',
  yesterday: 'Ontem',
  tooLong: 'Esta mensagem é longa demais. Que tal dividir em duas?',
  offlineNotice: 'Você está sem internet. Suas mensagens seguem assim que ela voltar.',
  quickReplies: 'Respostas rápidas',
  examples: 'Exemplos de mensagens',
  attach: 'Enviar uma foto',
  photo: 'Foto para a Lya',
  sentPhoto: '📷 Foto',
  sentRecording: '🎤 Áudio',
  record: 'Gravar um áudio',
  recording: 'Gravando',
  dropRecording: 'Cancelar',
  sendRecording: 'Enviar o áudio',
  fileProblem: {
    size: 'O arquivo deve ter no máximo 12 MB.',
    microphone: 'Não consegui usar o microfone. Libere o acesso no navegador e tente de novo.',
  },
  left: (count: number) => `${count} caracteres restantes`,
} as const

/** What Lya says before the first message. */
export function greeting(firstName: string): string[] {
  const hello = firstName === '' ? 'Oi!' : `Oi, ${firstName}!`
  return [
    `${hello} Eu sou a Lya. 👋`,
    'Me conte o que você gastou ou recebeu, do seu jeito, e eu anoto e organizo tudo para você.',
  ]
}

/** A tap puts one of these into the field, to be changed before it is sent. */
export const exampleMessages = [
  'gastei 52,90 no mercado ontem',
  'recebi 3.200 de salário',
  'uber 18 e almoço 32 hoje',
] as const
