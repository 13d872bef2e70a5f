/** How a text of fixed shape, such as a CPF, is written while it is typed. */
export interface Mask {
  /** What counts of what was typed, without marks and no longer than the text may be. */
  bare: (typed: string) => string
  /** That with its marks, as far as it goes; no mark stands at the end. */
  lay: (bare: string) => string
}

export interface Typed {
  text: string
  /** How many characters stand before the caret. */
  caret: number
}

/** A key that takes a character away, to the left or to the right of the caret. */
export type Erasing = 'backward' | 'forward' | null

/**
 * Lays the mask over what is in a field by now and keeps the caret beside the character that it
 * stood beside. Erasing a mark takes the character behind it too: nobody is stuck at a dash.
 */
export function retype(mask: Mask, before: string, typed: Typed, erasing: Erasing): Typed {
  let bare = mask.bare(typed.text)
  let count = Math.min(mask.bare(typed.text.slice(0, typed.caret)).length, bare.length)
  if (erasing && bare !== '' && bare === mask.bare(before)) {
    const at = erasing === 'backward' ? count - 1 : count
    if (at >= 0) bare = mask.bare(bare.slice(0, at) + bare.slice(at + 1))
    count = Math.min(Math.max(at, 0), bare.length)
  }
  const text = mask.lay(bare)
  return { text, caret: caretAfter(mask, text, { count, of: bare.length }) }
}

/** Where as many characters that count stand before the caret as did. */
function caretAfter(mask: Mask, text: string, place: { count: number; of: number }): number {
  if (place.count >= place.of) return text.length
  for (let caret = 0; caret <= text.length; caret += 1) {
    if (mask.bare(text.slice(0, caret)).length >= place.count) return caret
  }
  return text.length
}
