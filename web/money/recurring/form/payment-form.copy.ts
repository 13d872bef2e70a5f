import type { EndType } from '@lya/core/money/recurring/end.ts'

export const formCopy = {
  name: 'Nome',
  nameHint: 'Ex.: aluguel',
  frequency: 'Frequência',
  dueDay: 'Dia do vencimento',
  dueDayHint: 'Em meses mais curtos, vale o último dia.',
  nextDate: 'Próximo pagamento',
  laterDay: (day: number) => `Os pagamentos depois desse vencem no dia ${day}.`,
  everyWeek: (weekday: string) => `Depois desse, um a cada 7 dias (${weekday}).`,
  everyFifteenDays: 'Depois desse, um a cada 15 dias.',
  late: 'Será criado como atrasado',
  endType: 'Término',
  instalments: 'Total de parcelas',
  instalmentsPaid: 'Parcelas pagas',
  finishedHint: 'Com tudo pago, ele sai da lista.',
  endDate: 'Data de término',
  notes: 'Observações',
  active: 'Pagamento ativo',
  activeHint: 'Inativo, ele não entra nos totais nem nos avisos.',
  cancel: 'Cancelar',
  save: 'Salvar',
  categoryMissing: 'Categoria obrigatória',
  categoryMissingLead: 'Por favor, selecione uma categoria para o pagamento recorrente',
} as const

export const endTypeNames: Record<EndType, string> = {
  infinito: 'Sem término',
  parcelas: 'Parcelas',
  data: 'Data final',
}

/** What stands under a field that can't be saved as it is. */
export const fieldProblems = {
  nameMissing: 'Nome é obrigatório',
  dueDayInvalid: 'Escolha um dia de 1 a 31',
  dateMissing: 'Data é obrigatória',
  instalmentsInvalid: 'O total vai de 1 a 600',
  endBeforeNext: 'A data de término não pode ser antes do próximo pagamento.',
} as const
