import { personCopy as copy } from '#backoffice/person/person.copy.ts'

/** What is said once it was copied, and when the clipboard was closed. */
export const copyWords = (what: string) => ({
  copied: copy.copied(what),
  failed: { title: copy.copyFailed },
})
