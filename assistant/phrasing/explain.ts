import type { EffectResult } from '#conversation/effect-result.ts'
import type { RuleName } from '#conversation/trail/rule-name.ts'
import { fold } from '#language/fold.ts'
import { plainReply, type ReplyDraft } from '#phrasing/reply.ts'
import { becauseOf } from '#phrasing/talking/because.ts'
import { isOfPay } from '#understanding/categories/categorise-income.ts'
import { indexCategories } from '#understanding/categories/category-index.ts'
import type { AssistantCategory } from '#understanding/draft.ts'
import { explainCategory } from '#understanding/explain.ts'

/** What is known beside the transaction. */
interface About {
  today: Temporal.PlainDate
  categories: readonly AssistantCategory[]
  /** Which rule wrote it, where that is remembered. */
  rule: RuleName | undefined
}

/** Says why a transaction stands under its category, and why it was written at all. */
export function phraseReason(
  explained: Extract<EffectResult, { kind: 'explained' }>,
  about: About,
): ReplyDraft {
  const named = namedSo(explained, about)
  if (named) return named
  const reason = reasonOf(explained, about)
  const because = becauseOf(about.rule)
  return because === null ? reason : { ...reason, text: `${reason.text} ${because}` }
}

/** Of what is called as its category nothing was guessed: the person said so. */
function namedSo(
  { transaction }: Extract<EffectResult, { kind: 'explained' }>,
  { rule }: About,
): ReplyDraft | null {
  const { description, categoryName } = transaction
  if (categoryName === null || fold(description) !== fold(categoryName)) return null
  const said = rule === 'answered-question' ? 'respondeu' : 'disse'
  const when = said === 'disse' ? '' : ' quando perguntei o que era'
  return plainReply(`Porque você ${said} "${description}"${when}, e essa é uma categoria sua.`)
}

function reasonOf(
  { transaction, learned }: Extract<EffectResult, { kind: 'explained' }>,
  { today, categories }: About,
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
  // Nothing but the whole message told that it was meant.
  if (type === 'receita' && isOfPay(index, categoryId)) {
    return plainReply(
      `Porque entrada de trabalho costuma ser ${categoryName}. Se não for, é só dizer.`,
    )
  }
  return plainReply(`${description} está em ${categoryName} porque você escolheu assim.`)
}
