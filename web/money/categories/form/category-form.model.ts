import type { Category } from '@lya/contract/money/categories.ts'
import { categoryColors, readEmoji } from '@lya/core/money/categories/icon.ts'
import { tidyCategoryName } from '@lya/core/money/categories/name.ts'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'

/** The form as it stands on screen; an empty icon is the default one. */
export type FormValues = {
  name: string
  icon: string
  color: string | null
  type: TransactionType
}
/** What the server takes. */
export type CategoryDraft = Pick<Category, 'name' | 'icon' | 'color' | 'type'>

export const newForm: FormValues = {
  name: '',
  icon: '',
  color: categoryColors[0],
  type: 'despesa',
}

/** A colour that was loaded from elsewhere and that the server would not take is none. */
export function formOf({ name, icon, color, type }: CategoryDraft): FormValues {
  const isKnown = color !== null && /^#[0-9a-f]{6}$/i.test(color)
  return { name, icon, color: isKnown ? color.toLowerCase() : null, type }
}

/** What can be saved of the form; null as long as the name is empty or the icon is no emoji. */
export function readForm({ name, icon, color, type }: FormValues): CategoryDraft | null {
  const tidy = tidyCategoryName(name)
  const emoji = readEmoji(icon)
  return tidy === '' || emoji === null ? null : { name: tidy, icon: emoji, color, type }
}

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

/**
 * What stays in the icon's field of what was typed: the last emoji, so that a second one takes the
 * place of the first. Without any, the text stays to be corrected.
 */
export function typedIcon(text: string): string {
  const emoji = [...graphemes.segment(text)]
    .map(({ segment }) => (segment.trim() === '' ? null : readEmoji(segment)))
    .filter((one) => one !== null)
  return emoji.at(-1) ?? text.trim()
}
