const hearers = new Set<() => void>()

/** Calls whenever the server has just been reached, until what it returns is called. */
export function onReached(hear: () => void): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

/** Somebody heard the server: a fact, where `navigator.onLine` is a guess. */
export function noteReached(): void {
  for (const hear of hearers) hear()
}
