import type { WorkedTask } from '@lya/contract/backoffice/crm.ts'
import { mergeNotes } from '@lya/core/backoffice/crm/merge-notes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { showTask } from '#backoffice/crm/changes/use-task-action.ts'
import { adminClient } from '#connection/admin/admin-client.ts'

/** After the last key, so that a reload loses next to nothing. */
const keepAfterMs = 1_000

type Progress = { notes: string; answered: boolean }

const progressOf = ({ callNotes, callAnswered }: WorkedTask): Progress => ({
  notes: callNotes,
  answered: callAnswered,
})

/**
 * What is written during a call, kept by the server while it is written. What another operator
 * writes meanwhile is taken in, and never overwritten.
 */
export function useProgress(task: WorkedTask) {
  const { id } = task
  const queryClient = useQueryClient()
  const [shown, setShown] = useState(() => progressOf(task))
  const [isLost, setIsLost] = useState(false)
  const mine = useRef(shown)
  const base = useRef(shown)
  const sending = useRef(Promise.resolve())
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const isDirty = () => areOther(mine.current, base.current)
  const show = (next: Progress) => {
    mine.current = next
    setShown(next)
  }
  const takeIn = (sent: Progress, kept: WorkedTask) => {
    base.current = progressOf(kept)
    const notes = notesAfter({ sent: sent.notes, mine: mine.current.notes, kept: kept.callNotes })
    if (notes !== mine.current.notes) show({ ...mine.current, notes })
  }
  const send = async () => {
    if (!isDirty()) return
    const sent = mine.current
    const notesBefore = base.current.notes
    try {
      const { task: kept } = await adminClient.crm.tasks.keepProgress({ id, ...sent, notesBefore })
      takeIn(sent, kept)
      setIsLost(false)
      showTask(queryClient, kept)
    } catch (failure) {
      console.info('the notes of a call were not kept', failure)
      setIsLost(true)
    }
  }
  const keep = () => {
    clearTimeout(waiting.current)
    // One after the other: each is sent with what the one before it left.
    sending.current = sending.current.then(send)
    return sending.current
  }
  const follow = (stored: Progress) => {
    if (isDirty()) return
    base.current = stored
    if (mine.current.notes.trim() !== stored.notes) show(stored)
    else show({ ...mine.current, answered: stored.answered })
  }
  const latest = useRef({ keep, follow })
  latest.current = { keep, follow }
  useEffect(() => () => void latest.current.keep(), [])
  const { callNotes, callAnswered } = task
  useEffect(() => {
    latest.current.follow({ notes: callNotes, answered: callAnswered })
  }, [callNotes, callAnswered])

  return {
    ...shown,
    isLost,
    keep,
    change: (change: Partial<Progress>) => {
      show({ ...mine.current, ...change })
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => void latest.current.keep(), keepAfterMs)
    },
    /** Once nothing is under way: what is sent together with the end of the call. */
    settled: async () => {
      await keep()
      return { ...mine.current, notesBefore: base.current.notes }
    },
  }
}

const areOther = (mine: Progress, base: Progress): boolean =>
  mine.notes.trim() !== base.notes || mine.answered !== base.answered

/** What stands in the field once the server has kept what was sent. */
function notesAfter({ sent, mine, kept }: { sent: string; mine: string; kept: string }): string {
  // A space at the end is one before the next word.
  return kept === sent.trim() ? mine : mergeNotes({ before: sent, mine, stored: kept })
}
