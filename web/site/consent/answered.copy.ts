/** What the script of the pages says itself; apart, so that it loads no words but these. */
export const answered = {
  /**
   * Of `consent.copy.ts`. Changes with every change of what is asked there: who said yes to another
   * text is asked again.
   */
  textVersion: '2026-11-22',
  save: 'Salvar escolha',
  kept: { title: 'Escolha guardada!', message: 'Para mudar, é só ir ao rodapé.' },
} as const
