export const undoCopy = {
  undo: 'Desfazer',
  undone: 'Pronto, desfeito.',
  undoFailed: 'Não deu para desfazer',
} as const
