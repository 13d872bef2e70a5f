export const shortcutsCopy = {
  title: 'Atalhos do teclado',
  afterwards: 'depois',
  singleKeys: 'Usar atalhos de uma tecla só',
  singleKeysHint: 'Desligue se você usa comandos de voz ou outra tecnologia que digita por você.',
} as const

/** Every shortcut with what it does; keys after one another are pressed one by one. */
export const shortcuts = [
  { keys: ['Ctrl K'], does: 'Buscar ou ir para qualquer lugar' },
  { keys: ['N'], does: 'Nova transação' },
  { keys: ['V'], does: 'Ocultar ou mostrar valores' },
  { keys: ['?'], does: 'Ver estes atalhos' },
  { keys: ['G', 'D'], does: 'Ir para o Dashboard' },
  { keys: ['G', 'P'], does: 'Ir para Planejamento' },
  { keys: ['G', 'T'], does: 'Ir para Transações' },
  { keys: ['G', 'C'], does: 'Ir para Categorias' },
  { keys: ['G', 'M'], does: 'Ir para Metas' },
  { keys: ['G', 'R'], does: 'Ir para Pagamentos' },
  { keys: ['G', 'L'], does: 'Conversar com a Lya' },
] as const
