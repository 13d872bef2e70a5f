export const activitiesCopy = {
  incomeAdded: 'Receita adicionada',
  expenseAdded: 'Despesa adicionada',
  paymentMade: 'Pagamento realizado',
  paymentLate: 'Pagamento em atraso',
  daysLate: (days: number) => `${days} dia(s) atrasado`,
  noDescription: 'Sem descrição',
  noCategory: 'Sem categoria',
}
