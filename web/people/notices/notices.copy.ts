export const noticesCopy = {
  title: 'Avisos',
  none: 'Nenhum aviso por aqui',
  noneHint: 'Quando tiver algo para contar, eu deixo aqui.',
  dismissAll: 'Dispensar todos',
  failed: 'Não consegui dispensar',
} as const

/** The bell, for the ear. @param count Of what is new. */
export function bellName(count: number): string {
  if (count === 0) return noticesCopy.title
  return count === 1 ? 'Avisos: 1 novo' : `Avisos: ${count} novos`
}

export function dismissName(title: string): string {
  return `Dispensar: ${title}`
}
