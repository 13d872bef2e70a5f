import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Mask, retype } from '#design/form/retype.model.ts'
import {
  cardCodeMask,
  cardNumberMask,
  cpfMask,
  documentMask,
  expiryMask,
  phoneMask,
  postalCodeMask,
} from './masks.model.ts'

/** Types each character where the caret stands; `<` is Backspace, `>` Delete, `^` and `$` walk. */
function type(mask: Mask, keys: string, from = '') {
  let field = { text: from, caret: from.length }
  for (const key of keys) {
    const { text, caret } = field
    const insert = { text: text.slice(0, caret) + key + text.slice(caret), caret: caret + 1 }
    const back = {
      text: text.slice(0, Math.max(caret - 1, 0)) + text.slice(caret),
      caret: Math.max(caret - 1, 0),
    }
    const ahead = { text: text.slice(0, caret) + text.slice(caret + 1), caret }
    if (key === '^') field = { text, caret: Math.max(caret - 1, 0) }
    else if (key === '<') field = retype(mask, text, back, 'backward')
    else if (key === '>') field = retype(mask, text, ahead, 'forward')
    else field = retype(mask, text, insert, null)
  }
  const { text, caret } = field
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

const paste = (mask: Mask, text: string) =>
  retype(mask, '', { text, caret: text.length }, null).text

describe('what is typed gets its marks', () => {
  it.each([
    [cpfMask, '52998224725', '529.982.247-25|'],
    [cpfMask, '529982247259', '529.982.247-25|'],
    [documentMask, '52998224725', '529.982.247-25|'],
    [documentMask, '11222333000181', '11.222.333/0001-81|'],
    [documentMask, '12abc34501de35', '12.ABC.345/01DE-35|'],
    [postalCodeMask, '01310100', '01310-100|'],
    [phoneMask, '1', '(1|'],
    [phoneMask, '119', '(11) 9|'],
    [phoneMask, '11987654321', '(11) 98765-4321|'],
    [cardNumberMask, '4444444444444444', '4444 4444 4444 4444|'],
    [cardNumberMask, '378282246310005', '3782 822463 10005|'],
    [expiryMask, '1227', '12/27|'],
    [expiryMask, '527', '05/27|'],
    [expiryMask, '1/27', '01/27|'],
    [expiryMask, '12/2030', '12/30|'],
    [expiryMask, '122030', '12/30|'],
    [phoneMask, '+14155552671', '+14155552671|'],
    [cardCodeMask, '12a345', '1234|'],
  ] as const)('%#: %s becomes %s', (mask, keys, text) => expect(type(mask, keys)).toBe(text))
})

describe('the caret stays where it is', () => {
  it.each([
    // A digit put into the middle.
    [cpfMask, '5299^^8', '529.8|9'],
    // Erasing over a mark takes the digit behind it.
    [cpfMask, '5299^<', '52|9'],
    [cpfMask, '529982^^^<', '52|9.82'],
    [cpfMask, '529982^^^^>', '529|.82'],
    [phoneMask, '11987654321<<<<<', '(11) 9876|'],
    [phoneMask, '119<<<<', '|'],
    [postalCodeMask, '01310100^^^^<', '0131|1-00'],
    [cardNumberMask, '44441234^^^^^5', '4444 5|123 4'],
  ] as const)('%#: %s', (mask, keys, text) => expect(type(mask, keys)).toBe(text))

  it('whatever is typed and erased, in whatever order', () => {
    const masks = [cpfMask, documentMask, postalCodeMask, phoneMask, cardNumberMask, cardCodeMask]
    const keys = fc.array(fc.constantFrom(...'0123456789aZ<>^'), { maxLength: 40 })
    fc.assert(
      fc.property(fc.constantFrom(...masks), keys, (mask, typed) => {
        const text = type(mask, typed.join('')).replace('|', '')
        expect(mask.lay(mask.bare(text))).toBe(text)
      }),
    )
  })
})

describe('what is pasted or filled in', () => {
  it.each([
    [phoneMask, '+55 (11) 98765-4321', '(11) 98765-4321'],
    [phoneMask, '011 98765 4321', '(11) 98765-4321'],
    [cpfMask, ' 529.982.247-25 ', '529.982.247-25'],
    [expiryMask, '12/2031', '12/31'],
    [expiryMask, '12 / 31', '12/31'],
    [cardNumberMask, '4444-4444-4444-4444', '4444 4444 4444 4444'],
  ] as const)('%#: %s becomes %s', (mask, text, shown) => expect(paste(mask, text)).toBe(shown))
})
