/** A page, when it counts as there, and a click of its own with what answers it. */
export interface MeasuredPage {
  name: string
  path: string
  /** In the text of `main` only once its data is shown. */
  content: string
  /** CSS of what is clicked, and the text on it where the CSS fits more than one. */
  click: { css: string; text?: string }
  /** CSS of what is there only after the click. */
  answer: string
}

export const measuredPages: readonly MeasuredPage[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    content: 'Streaming de filmes',
    click: { css: 'main button[aria-haspopup]' },
    answer: '[role=menu], [role=listbox], [role=dialog]',
  },
  {
    name: 'transactions',
    path: '/transactions',
    content: 'Streaming de filmes',
    click: { css: 'main button', text: 'Nova Transação' },
    answer: '[role=dialog]',
  },
  {
    name: 'lya',
    path: '/lya',
    content: 'Eu sou a Lya',
    click: { css: 'main button', text: 'uber 18 e almoço 32 hoje' },
    answer: 'textarea:not(:placeholder-shown)',
  },
]
