/** What somebody types to say that they mean it. */
export const deletionWord = 'EXCLUIR'

/** Whether it was typed, in whatever case. */
export function readConfirmation(typed: string): boolean {
  return typed.trim().toUpperCase() === deletionWord
}
