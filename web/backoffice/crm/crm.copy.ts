import type { ShownState, TaskPriority, TaskType } from '@lya/core/backoffice/crm/task.ts'

export const typeWords: Record<TaskType, string> = {
  call: 'Ligação',
  email: 'Email',
  whatsapp: 'WhatsApp',
  meeting: 'Reunião',
  follow_up: 'Follow-up',
  other: 'Outro',
}

export const priorityWords: Record<TaskPriority, string> = {
  high: 'Alta',
  medium: 'Média',
  low: 'Baixa',
}

export const stateWords: Record<ShownState, string> = {
  completed: '✅ Concluída',
  cancelled: '❌ Cancelada',
  running: '🔄 Em Andamento',
  pending: '⏳ Pendente',
}

export const crmCopy = {
  title: 'Tarefas de CRM',
  add: 'Nova Tarefa',
  edit: 'Editar Tarefa',
  none: 'Nenhuma tarefa encontrada',
  noneOfPerson: 'As tarefas de trial são criadas automaticamente quando um usuário se cadastra.',
  loading: 'Carregando tarefas...',
  loadFailed: 'Erro ao carregar tarefas.',
  automatic: 'Automática',
  due: (day: string) => `Vence em ${day}`,
  noDue: 'Sem data',
  start: 'Iniciar',
  goOn: 'Continuar',
  logCall: 'Registrar Ligação',
  whatsApp: 'WhatsApp',
  noPhone: 'Sem WhatsApp cadastrado',
  tooEarly: 'Libera depois de 3 tentativas ou quando o cliente atender',
  runningTitle: 'Tarefa em Execução',
  runningLead: 'Cronômetro ativo',
  runningBy: (name: string) => `com ${name}`,
  pause: 'Pausar',
  pauseFailed: 'Erro ao pausar tarefa.',
  startFailed: 'Erro ao iniciar cronômetro da tarefa.',
  progress: 'Progresso',
  attempts: (count: number) => `${count}/3`,
  attemptsOf: (count: number) => `${count}/3 ligações`,
  answered: 'atendeu',
  callTime: 'Tempo de ligação',
  completedOn: (moment: string) => `Concluída em ${moment}`,
  notes: 'Anotações',
  editOne: (name: string) => `Editar ${name}`,
  editShort: 'Editar',
  removeOne: (name: string) => `Excluir ${name}`,
  remove: 'Excluir',
  confirmDelete: 'Tem certeza que deseja excluir esta tarefa?',
  stale: 'Essa tarefa mudou em outra tela',
  staleLead: 'Enquanto você editava, ela foi alterada em outro lugar. Qual versão fica?',
  saveFailed: 'Erro ao salvar tarefa. Tente novamente.',
  updated: 'Tarefa atualizada com sucesso!',
  created: 'Tarefa criada com sucesso!',
  deleteFailed: 'Erro ao excluir tarefa.',
  deleted: 'Tarefa excluída com sucesso!',
  error: 'Erro',
  completeFailed: 'Erro ao marcar tarefa como concluída',
  cancelFailed: 'Erro ao cancelar tarefa',
  finishFailed: 'Erro ao concluir tarefa.',
  completed: 'Tarefa Concluída',
  completedLead: 'Tarefa marcada como concluída com sucesso!',
  cancelled: 'Tarefa cancelada',
  callLogged: 'Ligação registrada',
  callLoggedLead: 'Tentativa de ligação registrada!',
  callFailed: 'Erro ao registrar ligação.',
  whatsAppSent: 'WhatsApp enviado',
  whatsAppSentLead: 'WhatsApp marcado como enviado!',
  somebody: 'Outra pessoa da equipe',
  endedBy: (name: string, what: 'completed' | 'cancelled', time: string) =>
    what === 'completed'
      ? `${name} já concluiu esta tarefa às ${time}.`
      : `${name} já cancelou esta tarefa.`,
} as const

export const formCopy = {
  title: 'Título',
  titleHint: 'Ex.: Ligar para saber como foi a primeira semana',
  titleMissing: 'Título é obrigatório',
  description: 'Descrição (opcional)',
  type: 'Tipo',
  priority: 'Prioridade',
  due: 'Data de vencimento (opcional)',
  dueUnreadable: 'Escreva a data como 05/03/2026',
  noDue: '—',
  status: 'Situação',
  cancel: 'Cancelar',
  save: 'Salvar',
} as const

export const executionCopy = {
  title: (title: string) => `Executando: ${title}`,
  elapsed: 'Tempo decorrido',
  paused: 'Cronômetro pausado',
  resume: 'Retomar',
  script: 'Roteiro da ligação',
  noScript: 'Nenhum script disponível para esta tarefa',
  template: 'Mensagem para o WhatsApp',
  notes: 'Anotações da ligação',
  notesHint: 'O que a pessoa disse, o que ficou combinado...',
  kept: 'Salvo',
  keeping: 'Salvando...',
  notKept: 'Ainda não salvo. Tento de novo quando você continuar.',
  attempts: 'Tentativas de ligação',
  answered: 'Cliente atendeu pelo menos 1 ligação',
  sent: 'Enviado',
  notSent: 'Não enviado',
  send: 'Enviar WhatsApp',
  pause: 'Pausar e Fechar',
  complete: 'Concluir Tarefa',
  close: 'Fechar',
} as const

export const pageCopy = {
  back: 'Voltar ao painel',
  today: 'Hoje',
  scripts: 'Roteiros',
  search: 'Buscar por título, nome, e-mail ou telefone',
  status: 'Situação',
  type: 'Tipo',
  priority: 'Prioridade',
  due: 'Data',
  clear: 'Limpar Filtros',
  emptyLead: 'Tente ajustar os filtros para ver mais resultados',
  loadFailed: 'Erro ao carregar tarefas',
  openProfile: 'Ver Perfil',
  complete: 'Concluir',
  cancel: 'Cancelar',
  confirmCancel: 'Cancelar esta tarefa?',
  keep: 'Voltar',
  confirmCancelYes: 'Cancelar tarefa',
  calls: (count: number) => (count === 1 ? '1 ligação' : `${count} ligações`),
  sent: 'WhatsApp enviado',
  running: 'Em execução',
  more: 'Carregar mais',
} as const

export const widgetCopy = {
  title: 'Tarefas de Hoje',
  loadFailed: 'Erro ao carregar tarefas de hoje',
  none: 'Nenhuma tarefa para hoje',
  noneLead: 'Que tal um café?',
  all: (count: number) => `Ver todas as ${count} tarefas`,
  complete: 'Concluir',
} as const

/** 'Mostrando tarefas pendentes de hoje (3 de 5 tarefas)', and the same of other filters. */
export function shownWords(shown: {
  status: keyof typeof statusPlurals
  due: keyof typeof dueWords
  shown: number
  total: number
}): string {
  const what = ['Mostrando tarefas', statusPlurals[shown.status], dueWords[shown.due].of]
  return `${what.filter(Boolean).join(' ')} (${shown.shown} de ${shown.total} tarefas)`
}

const statusPlurals = {
  all: '',
  pending: 'pendentes',
  completed: 'concluídas',
  cancelled: 'canceladas',
}

export const statusFilterWords = {
  all: 'Todas as situações',
  pending: 'Pendentes',
  completed: 'Concluídas',
  cancelled: 'Canceladas',
} as const

export const dueWords = {
  all: { option: 'Todas as datas', of: '' },
  today: { option: 'Hoje', of: 'de hoje' },
  yesterday: { option: 'Ontem', of: 'de ontem' },
  tomorrow: { option: 'Amanhã', of: 'de amanhã' },
  overdue: { option: 'Atrasadas', of: 'atrasadas' },
} as const
