import type { Network } from '#commerce/conversions/conversion-gateway.ts'
import { deleteConversionsBefore } from '#commerce/conversions/conversions.store.ts'
import { createNoteConversion, type NoteConversion } from '#commerce/conversions/note-conversion.ts'
import { type SendingParts, sendConversion } from '#commerce/conversions/send-conversion.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

/** Pauses double up to an hour: a network may be away for a day, and nobody waits for it. */
const queue = defineQueue<{ fact: string; network: Network }>('conversions.send', {
  retries: 30,
  retryDelaySeconds: 5,
})
const pruning = defineQueue<Record<string, never>>('conversions.prune')
/** Long enough to know a fact that is noted twice; a charge changes for months at most. */
const keptDays = 400

/** Says who tells the networks, and gives what facts are noted with. Before the queue starts. */
export function addConversionJobs(jobs: JobQueue, parts: SendingParts): NoteConversion {
  jobs.handle(queue, async (told) => {
    const isOpen = await sendConversion(parts, told)
    if (isOpen) throw new Error(`${told.network} did not take a conversion for now`)
  })
  jobs.handle(pruning, async () => {
    const before = parts.clock.now().subtract({ hours: 24 * keptDays })
    await asSystem(parts.db, (tx) => deleteConversionsBefore(tx, before))
  })
  jobs.schedule(pruning, '40 3 * * *', 'America/Sao_Paulo')
  return createNoteConversion({
    gateways: parts.gateways,
    enqueue: (tx, told) => jobs.enqueue(tx, queue, told),
  })
}
