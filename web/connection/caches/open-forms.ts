import { useSyncExternalStore } from 'react'
import { dropJson, readJson, writeJson } from '#connection/caches/kept-json.ts'

export const keptFormKey = 'lya-form'

/** What stands in a form, as its person typed it. */
export type KeptForm = { userId: string; name: string; values: object }

/** Of every form on the page, what would be lost with it; null while nothing is filled in. */
type OpenForm = () => KeptForm | null
const open = new Set<OpenForm>()
/** Those that stayed on the page when they were kept. */
const outlived = new Set<OpenForm>()

/** @returns Its end. */
export function watchForm(form: OpenForm): () => void {
  open.add(form)
  return () => {
    // It came back into sight and was saved or given up: that was its person's wish.
    if (outlived.delete(form)) dropKeptForm()
    // Whatever takes a page away keeps its forms within the same moment, after this.
    queueMicrotask(() => open.delete(form))
  }
}

const listeners = new Set<() => void>()
let areKept = false

/**
 * Keeps what is being filled in, in this tab, since the page is taken away from its person: a form
 * that they leave themselves asks them. There is one form at a time.
 *
 * @returns What to call once the page is there again.
 */
export function keepOpenForms(): () => void {
  for (const form of open) {
    const filled = form()
    if (!filled) continue
    writeJson('session', keptFormKey, filled)
    queueMicrotask(() => {
      if (open.has(form)) outlived.add(form)
    })
  }
  say(true)
  return () => say(false)
}

function say(next: boolean): void {
  areKept = next
  for (const listener of listeners) listener()
}

/**
 * Whether what stands in the forms is kept at this moment. It is asked of this and not of the plan,
 * whose rules the content pages share: what most chunks import would reach those pages as well.
 */
export function useAreFormsKept(): boolean {
  return useSyncExternalStore(listen, () => areKept)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What this person had filled into the form of this name; null where nothing was kept of it. */
export function readKeptForm({ userId, name }: Omit<KeptForm, 'values'>): object | null {
  // Only keepOpenForms writes this, in this tab.
  const kept = readJson('session', keptFormKey) as KeptForm | null
  return kept?.userId === userId && kept.name === name ? kept.values : null
}

export function dropKeptForm(): void {
  dropJson('session', keptFormKey)
}
