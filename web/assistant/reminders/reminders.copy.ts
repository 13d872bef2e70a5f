import type { ReminderChannel, ReminderKind } from '@lya/contract/assistant/reminders.ts'

export const remindersCopy = {
  title: 'Lembretes',
  lead: 'O que a Lya avisa, onde e em que horário.',
  loading: 'Carregando seus lembretes...',
  loadFailed: 'Não conseguimos abrir seus lembretes',
  failed: 'Não conseguimos salvar',
  quietTitle: 'Horário de silêncio',
  quietHint: 'O que cair neste período espera ele acabar. Se deixar de valer, não é enviado.',
  quietFrom: 'Das',
  quietUntil: 'Até',
  quietNever: 'Com os dois iguais, não há silêncio.',
  placesTitle: 'Onde você recebe',
} as const

export const kindCopy: Record<ReminderKind, { title: string; hint: string }> = {
  duePayments: { title: 'Contas a pagar', hint: 'Na véspera e no dia do vencimento.' },
  budgets: {
    title: 'Planejamento',
    hint: 'Quando uma categoria passa de 80% e quando chega a 100%.',
  },
  weeklySummary: { title: 'Resumo da semana', hint: 'Toda segunda de manhã, como foi a semana.' },
  trial: { title: 'Teste grátis', hint: 'Quando ele está para terminar e quando termina.' },
  news: {
    title: 'Novidades e ofertas',
    hint: 'De vez em quando. Só chega se você quiser, e você sai quando quiser.',
  },
}

export const channelCopy: Record<ReminderChannel, string> = {
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  push: 'Notificação',
}

export const placeCopy = {
  emailReady: (email: string) => `Vai para ${email}.`,
  emailUnproven: (email: string) =>
    `Confirme ${email} pelo link que mandamos. Até lá, nada com valores vai para lá.`,
  emailMissing: 'Informe seu e-mail no perfil para receber por lá.',
  giveEmail: 'Informar e-mail',
  askAgain: 'Pedir outro link',
  whatsappReady: 'Chega na sua conversa com a Lya.',
  whatsappUnlinked: 'Conecte seu número à Lya para receber por lá.',
  whatsappOff: 'O WhatsApp da Lya não está disponível no momento.',
  linkNumber: 'Conectar',
  push: {
    unsupported:
      'Este navegador não mostra notificações. No iPhone, instale a Lya na tela de início.',
    denied: 'As notificações da Lya estão bloqueadas. Libere nas permissões deste navegador.',
    off: 'Ative para ver os avisos neste aparelho, mesmo com a Lya fechada.',
    on: 'Ativa neste aparelho.',
  },
  others: (count: number) =>
    count === 1 ? 'Ativa em mais 1 aparelho.' : `Ativa em mais ${count} aparelhos.`,
  enable: 'Ativar',
  disable: 'Desativar',
  enabled: 'Notificações ativadas!',
  refused: 'Não deu para ativar as notificações',
  refusedHint: 'Confira se o navegador permite notificações da Lya e tente de novo.',
} as const
