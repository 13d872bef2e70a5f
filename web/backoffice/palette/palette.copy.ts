export const paletteCopy = {
  title: 'Buscar pessoas e páginas',
  open: 'Buscar',
  placeholder: 'Nome, e-mail, telefone ou página',
  results: 'Sugestões',
  hint: 'Setas escolhem, Enter abre, Esc fecha.',
  groups: { people: 'Pessoas', go: 'Ir para' },
  nothing: 'Nada por aqui com esse nome.',
  failed: 'A busca de pessoas não respondeu. Tente de novo.',
  looking: 'Procurando...',
} as const
