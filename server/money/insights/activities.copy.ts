export const activitiesCopy = {
  incomeAdded: 'Receita adicionada',
  expenseAdded: 'Despesa adicionada',
  noDescription: 'Sem descrição',
  noCategory: 'Sem categoria',
}
