import type { Database } from '#platform/db/database.ts'

/** `read-only` when it answers and does not write what it should. */
export type DatabaseState = 'up' | 'read-only' | 'down'

/** Milliseconds that the database has to answer; whoever asks wants to know soon. */
const answerMsMax = 2_000

/** Whoever asks may ask as often as they like; writing is tried again after this. */
const writtenMsMax = 5_000

/** A full disk takes a small write here and there; one that was refused is remembered so long. */
const refusedMsMax = 30_000

/** Finds out whether a database can be read and written, by doing both. */
export function watchState(db: Database): () => Promise<DatabaseState> {
  let writtenAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (!(await isDone(db, 'SELECT 1'))) return 'down'
    const refusedMs = db.msSinceWriteRefused
    if (refusedMs !== null && refusedMs < refusedMsMax) return 'read-only'
    if (performance.now() - writtenAt < writtenMsMax) return 'up'
    if (!(await isDone(db, 'UPDATE instalacao SET escrita_em = now()'))) return 'read-only'
    writtenAt = performance.now()
    return 'up'
  }
}

async function isDone(db: Database, statement: string): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), answerMsMax)
  const asked = db.pool.query(statement).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([asked, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
