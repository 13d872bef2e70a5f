import type { TaskPriority, TaskType } from '@lya/core/backoffice/crm/task.ts'

export const tasksCopy = {
  open: 'Criar tarefa',
  title: (count: number) => (count === 1 ? 'Nova tarefa' : `Nova tarefa para ${count} pessoas`),
  name: 'Título',
  nameMissing: 'Dê um título à tarefa.',
  type: 'Tipo',
  priority: 'Prioridade',
  dueDate: 'Data de vencimento',
  dueInvalid: 'Essa data não existe.',
  cancel: 'Cancelar',
  confirm: 'Criar',
  done: (count: number) => (count === 1 ? 'Tarefa criada' : `${count} tarefas criadas`),
  partly: (done: number, all: number) =>
    `${done} de ${all} criadas. Tente de novo para criar as que faltam.`,
}

export const typeWords: Record<TaskType, string> = {
  call: 'Ligação',
  email: 'Email',
  whatsapp: 'WhatsApp',
  meeting: 'Reunião',
  follow_up: 'Follow-up',
  other: 'Outro',
}
export const priorityWords: Record<TaskPriority, string> = {
  low: 'Baixa',
  medium: 'Média',
  high: 'Alta',
}
