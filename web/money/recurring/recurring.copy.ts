import type { Frequency } from '@lya/core/money/recurring/due-date.ts'
import { isOnce } from '@lya/core/money/recurring/end.ts'

export const paymentsCopy = {
  title: 'Pagamentos Recorrentes',
  lead: 'As contas que voltam, na ordem em que pedem atenção.',
  add: 'Novo Pagamento',
  edit: 'Editar Pagamento',
  summary: 'Resumo dos pagamentos',
  activeTotal: 'Ativos',
  overdueTotal: 'Em Atraso',
  thisWeekTotal: 'Esta Semana',
  monthlyTotal: 'Total Mensal',
  loading: 'Carregando pagamentos...',
  loadFailed: 'Erro ao carregar pagamentos',
  empty: 'Nenhum pagamento recorrente',
  emptyLead: 'Aluguel, internet, academia: cadastre uma vez e a gente lembra das datas.',
  emptyAction: 'Criar primeiro pagamento',
  late: 'Em atraso',
  others: 'Demais pagamentos',
  pay: 'Pago',
  payOne: (name: string) => `Pago: ${name}`,
  unpay: 'Desfazer',
  unpayOne: (name: string) => `Desfazer o pagamento: ${name}`,
  editShort: 'Editar',
  editOne: (name: string) => `Editar ${name}`,
  remove: 'Excluir',
  removeOne: (name: string) => `Excluir ${name}`,
  inactive: 'Inativo',
  finished: 'Finalizado',
  finishedGone: 'Finalizado: saiu da lista.',
  noCategory: 'Sem categoria',
  next: 'Próximo',
  once: 'Uma vez',
  instalmentsOf: (paid: number, total: number) => `${paid} de ${total} parcelas`,
  until: (day: string) => `até ${day}`,
  lastInstalment: 'Falta 1 parcela',
  lastInstalments: (left: number) => `Faltam ${left} parcelas`,
  confirmDelete:
    'Tem certeza de que deseja excluir este pagamento? Esta ação não pode ser desfeita.',
  paid: 'Pagamento marcado como pago!',
  billOf: (name: string, amount: string) => `${name}, ${amount}`,
  paidOf: (name: string, due: string) => `${name}, de ${due}`,
  payFailed: 'Erro ao marcar pagamento',
  created: 'Pagamento criado com sucesso!',
  createFailed: 'Erro ao criar pagamento',
  updated: 'Pagamento atualizado com sucesso!',
  updateFailed: 'Erro ao atualizar pagamento',
  deleted: 'Pagamento excluído com sucesso!',
  deleteFailed: 'Erro ao excluir pagamento',
  stale: 'Esse pagamento mudou em outra tela',
  staleLead: 'Enquanto você editava, ele foi alterado em outro lugar. Qual versão fica?',
} as const

export const frequencyNames: Record<Frequency, string> = {
  mensal: 'Mensal',
  semanal: 'Semanal',
  quinzenal: 'Quinzenal',
  anual: 'Anual',
}

/** How often it comes, in words. */
export function frequencyOf(payment: { frequency: Frequency; instalments: number | null }): string {
  return isOnce(payment) ? paymentsCopy.once : frequencyNames[payment.frequency]
}
