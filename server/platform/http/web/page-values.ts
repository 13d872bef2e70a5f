import type { Clock } from '#platform/clock/clock.ts'

/** What the slots of the prerendered pages are filled with, by name. */
export interface PageValues {
  /** A page that is filled in with these is kept by nobody: better ones are on their way. */
  readonly isProvisional?: boolean
  readonly [name: string]: unknown
}

/** The values of now. The same object comes until one of them changes. */
export type CurrentPageValues = () => Promise<PageValues>

/** However many look at a page, the source is asked this often at most. */
export const freshSeconds = 30
/** How soon a source that failed is asked again. */
const retrySeconds = 5
/** A visitor of the first moments waits this long for a source, then gets what there is. */
const patienceMs = 1_500

/**
 * Keeps what a slow source says. Whoever looks at a page never waits for it but for the very first
 * time: old values are served while new ones are fetched, and the last ones while it is down.
 *
 * @param parts.unknown Served until the source has answered for the first time.
 */
export function keepPageValues(parts: {
  load: () => Promise<PageValues>
  unknown: PageValues
  clock: Clock
  onError: (error: unknown) => void
  /** Is given what makes the next visitor wait for values of now. */
  onChange?: (forget: () => void) => void
}): CurrentPageValues {
  let values = parts.unknown
  let askAgainAt: Temporal.Instant | null = null
  let asking: Promise<void> | null = null

  const inSeconds = (seconds: number) => parts.clock.now().add({ seconds })

  let changes = 0
  parts.onChange?.(() => {
    changes += 1
    askAgainAt = null
    asking = null
  })

  async function ask(): Promise<void> {
    const seen = changes
    try {
      const loaded = await parts.load()
      // It was asked before a change; the one who asked after it knows better.
      if (seen !== changes) return
      // What was filled in with the same values stays good, its validator too.
      if (JSON.stringify(loaded) !== JSON.stringify(values)) values = loaded
      askAgainAt = inSeconds(freshSeconds)
    } catch (error) {
      parts.onError(error)
      askAgainAt = inSeconds(retrySeconds)
    } finally {
      if (seen === changes) asking = null
    }
  }

  return async () => {
    if (askAgainAt === null) {
      asking ??= ask()
      await Promise.race([asking, pause(patienceMs)])
    } else if (Temporal.Instant.compare(parts.clock.now(), askAgainAt) >= 0) {
      asking ??= ask()
    }
    return values
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
