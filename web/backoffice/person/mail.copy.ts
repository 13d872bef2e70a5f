export const mailCopy = {
  title: 'Marketing',
  lead: 'Campanhas e avisos que essa pessoa recebeu, dos mais novos aos mais antigos.',
  loading: 'Carregando mensagens',
  failed: 'Não foi possível carregar as mensagens',
  none: 'Nada enviado ainda',
  noneLead: 'Quando uma campanha ou um aviso sair para essa pessoa, aparece aqui.',
  campaign: 'Campanha',
  channels: {
    app: 'No app',
    email: 'E-mail',
    whatsapp: 'WhatsApp',
    push: 'Notificação',
    '': 'Campanha',
  } as Record<string, string>,
}

type Tone = 'calm' | 'good' | 'warning' | 'bad'

export const mailStates: Record<string, { word: string; tone: Tone }> = {
  pendente: { word: 'Aguardando', tone: 'calm' },
  na_fila: { word: 'Na fila', tone: 'calm' },
  enviando: { word: 'Enviando', tone: 'calm' },
  enviado: { word: 'Enviado', tone: 'good' },
  entregue: { word: 'Entregue', tone: 'good' },
  lido: { word: 'Lido', tone: 'good' },
  falhou: { word: 'Falhou', tone: 'bad' },
  incerto: { word: 'Sem resposta', tone: 'warning' },
  pulado: { word: 'Não enviado', tone: 'warning' },
  calado: { word: 'Não enviado', tone: 'warning' },
}

const kinds: Record<string, string> = {
  contas: 'Lembrete de conta',
  orcamentos: 'Aviso de orçamento',
  resumo: 'Resumo',
  teste: 'Fim do teste',
}

export const noticeKindWord = (kind: string): string => kinds[kind] ?? 'Aviso da Lya'
