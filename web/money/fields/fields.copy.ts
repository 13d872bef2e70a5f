export const fieldsCopy = {
  amount: 'Valor',
  category: 'Categoria',
  pickCategory: 'Escolha uma',
  noCategory: 'Você ainda não tem uma categoria deste tipo.',
  createCategory: 'Criar categoria',
  loadFailed: 'Erro ao carregar categorias',
  retry: 'Tentar novamente',
  type: 'Tipo',
  income: 'Receita',
  expense: 'Despesa',
  broughtBack: 'O que você estava preenchendo está aqui',
} as const

/** What stands under an amount that can't be taken. */
export const amountProblems = {
  empty: 'Valor é obrigatório',
  unreadable: 'Escreva o valor como 52,90',
  'not-positive': 'O valor precisa ser maior que zero',
  'too-large': 'O valor máximo é R$ 100.000.000,00',
} as const
