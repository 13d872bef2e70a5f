import type { PasswordKnowledge } from '@lya/core/people/identity/passwords/password.ts'
import type { PasswordOwner } from '@lya/core/people/identity/passwords/personal.ts'
import { useEffect, useState } from 'react'

type IsCommon = PasswordKnowledge['isCommon']

const knowsNone: IsCommon = () => false

/**
 * What a new password is held against while it is typed. The list of common ones is fetched once a
 * form for passwords stands on screen; until it has come, or where it does not, the server's word
 * counts, as it always does. Nothing that is typed leaves the browser for this.
 */
export function usePasswordKnowledge(owner: PasswordOwner | null): PasswordKnowledge {
  const [isCommon, setIsCommon] = useState<IsCommon>(() => knowsNone)
  useEffect(() => {
    let isShown = true
    import('@lya/core/people/identity/passwords/is-common-password.ts').then(
      ({ isCommonPassword }) => {
        if (isShown) setIsCommon(() => isCommonPassword)
      },
      (cause: unknown) => console.info('the list of common passwords did not come', cause),
    )
    return () => {
      isShown = false
    }
  }, [])
  return { isCommon, owner }
}
