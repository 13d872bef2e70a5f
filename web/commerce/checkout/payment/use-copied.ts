import { useEffect, useRef, useState } from 'react'
import { copyText } from '#design/toast/copy-text.ts'

/** How long a button shows that it has copied. */
const shownMs = 3_000

/** Copies a text; for a while the button shows that it has. */
export function useCopied(words: Parameters<typeof copyText>[1]) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string) => {
    if (!(await copyText(text, words))) return
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), shownMs)
  }
  return { isCopied, copy }
}
