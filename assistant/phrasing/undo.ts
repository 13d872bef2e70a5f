import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'

/** Tells whether the last registration was taken back. */
export function phraseUndo(isUndone: boolean): ReplyDraft {
  return plainReply(
    isUndone ? 'Pronto, desfiz o último lançamento.' : 'Não achei nada recente para desfazer.',
  )
}
