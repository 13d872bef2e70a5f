import type { EffectResult } from '#conversation/effect-result.ts'
import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'
import { indexCategories } from '#understanding/categorise.ts'
import type { AssistantCategory } from '#understanding/draft.ts'
import { explainCategory } from '#understanding/explain.ts'

/** Says why a transaction stands under its category. */
export function phraseReason(
  { transaction, learned }: Extract<EffectResult, { kind: 'explained' }>,
  { today, categories }: { today: Temporal.PlainDate; categories: readonly AssistantCategory[] },
): ReplyDraft {
  const { description, categoryId, categoryName, type } = transaction
  if (categoryId === null || categoryName === null) {
    return plainReply(
      `Não achei uma categoria sua para ${description}, então ficou em Outros. Diga "a categoria é ..." e eu mudo.`,
    )
  }
  const index = indexCategories(categories, learned)
  const reason = explainCategory(description, { type, categoryId }, index, today)
  if (reason.kind === 'learned') {
    return plainReply(`Porque você já escolheu ${categoryName} para "${reason.word}" antes.`)
  }
  if (reason.kind === 'word') {
    return plainReply(
      `Porque "${reason.word}" costuma ser ${categoryName}. Se não for, é só dizer.`,
    )
  }
  return plainReply(`${description} está em ${categoryName} porque você escolheu assim.`)
}
