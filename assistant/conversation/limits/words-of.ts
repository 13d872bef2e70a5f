import type { BudgetDraft } from '#conversation/effect.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { limitItself } from '#understanding/intents/commitments/limits/limit-itself.ts'
import {
  categoryMeant,
  categoryNamed,
  findNamedCategory,
} from '#understanding/intents/named-category.ts'

/** Other names of a whole category. */
const wholes = new Set(
  'comida comidas rango refeicao alimento alimentos casa lar diversao conducao locomocao'.split(
    ' ',
  ),
)

/** What a limit is for, where its category is only meant: the `mercado` of Alimentação. */
export function wordsOfLimit({
  reading: whole,
  index,
}: Pick<Message, 'reading' | 'index'>): Pick<BudgetDraft, 'words'> {
  const itself = limitItself(whole)
  const reading = itself && categoryNamed(itself, index) !== null ? itself : whole
  const meant = findNamedCategory(reading, index) === null ? categoryMeant(reading, index) : null
  return meant && !wholes.has(meant.word) ? { words: [meant.word] } : {}
}
