import { createStore, del, get, set, type UseStore } from 'idb-keyval'

/** Photos and recordings are no JSON: they wait beside their messages, under the same ids. */
let files: UseStore | undefined
const store = () => {
  files ??= createStore('lya-outbox', 'files')
  return files
}
/** What this page was given, also where the browser keeps nothing for us. */
const atHand = new Map<string, Blob>()

/** Keeps a file until its message has been answered or given up. */
export async function keepFile(id: string, file: Blob): Promise<void> {
  atHand.set(id, file)
  await quietly(() => set(id, file, store()))
}

/** The file of a message; null when this browser no longer has it. */
export async function readFile(id: string): Promise<Blob | null> {
  return atHand.get(id) ?? (await quietly(() => get<Blob>(id, store()))) ?? null
}

export async function dropFile(id: string): Promise<void> {
  atHand.delete(id)
  await quietly(() => del(id, store()))
}

/** A browser that keeps nothing (a private window, a full disk) still sends what is at hand. */
async function quietly<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work()
  } catch (cause) {
    console.info('a file of the outbox can not be kept', cause)
    return null
  }
}
