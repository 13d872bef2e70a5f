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

const opening = (text: string) => ({
  click: { css: 'main button', text },
  answer: '[role=dialog]',
})

export const measuredPages: readonly MeasuredPage[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    content: 'Streaming de filmes',
    click: { css: 'main button[aria-haspopup]' },
    answer: '[role=menu], [role=listbox], [role=dialog]',
  },
  { name: 'planning', path: '/planning', content: 'Educação', ...opening('Novo Orçamento') },
  {
    name: 'transactions',
    path: '/transactions',
    content: 'Streaming de filmes',
    ...opening('Nova Transação'),
  },
  { name: 'categories', path: '/categories', content: 'Educação', ...opening('Nova Categoria') },
  { name: 'payments', path: '/payments', content: 'Diarista', ...opening('Novo Pagamento') },
  { name: 'goals', path: '/goals', content: 'Notebook novo', ...opening('Nova Meta') },
  {
    name: 'profile',
    path: '/profile',
    content: 'Meu Perfil',
    click: { css: 'main [role=tab]', text: 'Segurança' },
    answer: 'main [role=tabpanel] input[type=password]',
  },
  {
    name: 'help',
    path: '/help',
    content: 'Ajuda',
    // Its own links lead elsewhere, so the frame's menu answers.
    click: { css: 'button', text: 'Configurações' },
    answer: '[role=menu]',
  },
  {
    name: 'lya',
    path: '/lya',
    content: 'Eu sou a Lya',
    click: { css: 'main button', text: 'uber 18 e almoço 32 hoje' },
    answer: 'textarea:not(:placeholder-shown)',
  },
  {
    name: 'onboarding',
    path: '/onboarding',
    content: 'Que bom ter você aqui',
    click: { css: 'main button', text: 'Começar configuração' },
    answer: 'main input[type=checkbox]',
  },
]
