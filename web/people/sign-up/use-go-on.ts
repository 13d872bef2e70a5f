import { type KeyboardEvent, useEffect, useState } from 'react'

/**
 * Goes on by Enter also while the look-ups are under way: a button that waits for them takes no
 * Enter, and one that was pressed would be lost.
 *
 * @param fields What is filled in: whatever changes it takes an earlier Enter back.
 * @returns What to put on the form.
 */
export function useGoOn(
  fields: object,
  step: { isReady: boolean; isChecking: boolean; goOn: () => void },
) {
  const { isReady, isChecking, goOn } = step
  const answered = JSON.stringify(fields)
  const [asked, setAsked] = useState<string | null>(null)
  const isAsked = asked === answered
  useEffect(() => {
    if (!isAsked) return
    if (isReady) goOn()
    else if (!isChecking) setAsked(null)
  }, [isAsked, isReady, isChecking, goOn])
  return {
    onKeyDown: ({ key, target }: KeyboardEvent<HTMLFormElement>) => {
      if (key === 'Enter' && isChecking && target instanceof HTMLInputElement) setAsked(answered)
    },
  }
}
