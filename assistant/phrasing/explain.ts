import { type ExplainedReply, plainReply, type ReplyDraft } from '#phrasing/reply.ts'

/** Says why a transaction stands under its category. */
export function phraseReason({ description, categoryName, reason }: ExplainedReply): ReplyDraft {
  if (categoryName === null) {
    return plainReply(
      `Não achei uma categoria sua para ${description}, então ficou em Outros. Diga "a categoria é ..." e eu mudo.`,
    )
  }
  if (reason.kind === 'learned') {
    return plainReply(`Porque você já escolheu ${categoryName} para "${reason.word}" antes.`)
  }
  if (reason.kind === 'word') {
    return plainReply(
      `Porque "${reason.word}" costuma ser ${categoryName}. Se não for, é só dizer.`,
    )
  }
  return plainReply(`${description} está em ${categoryName} porque foi assim que ficou combinado.`)
}
