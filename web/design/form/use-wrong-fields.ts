import { useEffect, useRef, useState } from 'react'

const nothing = {}

/**
 * Takes whoever pressed the button to the first field that is wrong.
 *
 * @param refused What the server found wrong, which is another object each time; empty for nothing.
 * @returns What to put on the form, how often it was tried, what to call when it was in vain, and
 *   when other fields stand there that nobody has tried yet.
 */
export function useWrongFields(refused: object = nothing) {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
  }, [tries])
  useEffect(() => {
    if (Object.keys(refused).length > 0) setTries((before) => before + 1)
  }, [refused])
  return {
    ...{ form, tries, forget: () => setTries(0) },
    showWrong: () => setTries((before) => before + 1),
  }
}
