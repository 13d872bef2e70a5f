import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { type Erasing, type Mask, retype } from '#design/form/retype.model.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> & {
  mask: Mask
  value: string
  onChange: (value: string) => void
}

/** A field that writes the marks of its text itself, and never loses the caret over it. */
export function MaskedInput({ mask, value, onChange, ...rest }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  // What React writes puts the caret at the end.
  useLayoutEffect(() => {
    const { current } = field
    if (caret.current === null || current !== document.activeElement) return
    current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget, nativeEvent } = event
    const typed = {
      text: currentTarget.value,
      caret: currentTarget.selectionStart ?? currentTarget.value.length,
    }
    const next = retype(mask, value, typed, erasingOf(nativeEvent))
    caret.current = next.caret
    // React draws nothing anew for the same text, and the field would keep what was typed.
    if (next.text === value) {
      currentTarget.value = value
      currentTarget.setSelectionRange(next.caret, next.caret)
    }
    onChange(next.text)
  }

  return <TextInput {...rest} ref={field} value={value} onChange={change} />
}

function erasingOf(event: Event): Erasing {
  const kind = 'inputType' in event ? String(event.inputType) : ''
  if (kind === 'deleteContentBackward') return 'backward'
  return kind === 'deleteContentForward' ? 'forward' : null
}
