export const selectionCopy = {
  start: 'Selecionar',
  stop: 'Concluir seleção',
  all: 'Selecionar todas as que aparecem',
  allShort: 'todas',
  one: (description: string) => `Selecionar ${description}`,
  bar: 'Transações selecionadas',
  count: (count: number) => (count === 1 ? '1 selecionada' : `${count} selecionadas`),
  sum: 'Soma',
  most: 'o máximo de uma vez',
  recategorise: 'Mudar categoria',
  remove: 'Excluir',
  clear: 'Limpar seleção',
  cancel: 'Cancelar',
  save: 'Mudar categoria',
  categoryMissing: 'Categoria é obrigatória',
  mixed: 'Há receitas e despesas juntas na seleção. Selecione só um tipo para mudar a categoria.',
  confirmDelete: (count: number) =>
    count === 1
      ? 'Tem certeza que deseja excluir esta transação?'
      : `Tem certeza que deseja excluir ${count} transações?`,
  deleted: (count: number) =>
    count === 1 ? '1 transação excluída' : `${count} transações excluídas`,
  recategorised: (count: number) =>
    count === 1 ? '1 transação mudou de categoria' : `${count} transações mudaram de categoria`,
  deleteFailed: 'Erro ao excluir transações',
  recategoriseFailed: 'Erro ao mudar a categoria',
} as const
