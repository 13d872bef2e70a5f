import { useEffect, useRef, useState } from 'react'
import { toastError, toastSuccess } from '#design/toast/toast.ts'

/** How long a button shows that it has copied. */
const shownMs = 3_000

/** Copies a text and says so, or says how to do without. */
export function useCopied(words: { copied: string; failed: { title: string; message?: string } }) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copyText = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setCopied(false), shownMs)
      toastSuccess({ title: words.copied })
    } catch (cause) {
      console.info('the clipboard is closed', cause)
      toastError(words.failed)
    }
  }
  return { isCopied, copyText }
}
