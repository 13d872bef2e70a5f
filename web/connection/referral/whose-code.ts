/** Codes of which it was said, since this page was opened, that nobody has them. */
const nobodys = new Set<string>()
const listeners = new Set<() => void>()

export function isNobodys(code: string): boolean {
  return nobodys.has(code)
}

/** Calls back when a code turned out to be nobody's. @returns What ends it. */
export function onNobodys(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether somebody has this code, by the server; false also when that cannot be told. */
export async function isKnown(code: string): Promise<boolean> {
  try {
    const response = await fetch(`/api/referral/codes/${encodeURIComponent(code)}`)
    if (!response.ok) return false
    const answer = (await response.json()) as { isKnown?: unknown }
    if (answer.isKnown === false) {
      nobodys.add(code)
      for (const listener of listeners) listener()
    }
    return answer.isKnown === true
  } catch (cause) {
    // It goes along in the addresses all the same.
    console.info('nobody could say whose code it is', cause)
    return false
  }
}
