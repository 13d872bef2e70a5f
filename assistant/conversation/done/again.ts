import type { ConversationState, LastRegistration } from '#conversation/state.ts'

const wants =
  /^ ((nao|ops|opa|ah|lya|,|!) )*(refaz|refaca|refazer|restaura|restaure|restaurar|recupera|recupere|volta|volte|voltar|tras|traz|traga|coloca de volta|bota de volta|nao era (pra|para) (ter )?(desfazer|desfeito|apagar|apagado)|(desfaz|desfazer) (o|esse) (desfaz|desfazer|ultimo desfaz))( \S+){0,5} $/

/**
 * What "refaz" or "volta" asks for: to do again what was undone, or to take a deletion back; null
 * when it is about something else.
 */
export function wantedBack(
  state: ConversationState,
  flat: string,
): { redo: LastRegistration } | 'undo' | null {
  // "volta esse almoço. eu tava brincando": what is said behind it is the reason.
  const [order = flat] = flat.split(/(?<= )[.;!](?= )/)
  if (!wants.test(order)) return null
  if (state.undone) return { redo: state.undone }
  return state.last?.gone ? 'undo' : null
}
