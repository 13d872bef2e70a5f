/** The categories that everybody is offered, in the order of the onboarding. */
export const suggestedCategories = [
  { name: 'Alimentação', icon: '🍽️', type: 'despesa' },
  { name: 'Transporte', icon: '🚗', type: 'despesa' },
  { name: 'Moradia', icon: '🏠', type: 'despesa' },
  { name: 'Compras', icon: '🛍️', type: 'despesa' },
  { name: 'Saúde', icon: '💊', type: 'despesa' },
  { name: 'Educação', icon: '📚', type: 'despesa' },
  { name: 'Lazer', icon: '🎉', type: 'despesa' },
  { name: 'Presentes', icon: '🎁', type: 'despesa' },
  { name: 'Salário', icon: '💼', type: 'receita' },
  { name: 'Freelances', icon: '💻', type: 'receita' },
] as const
