const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const named = new RegExp(`^exports/(${uuid})/(${uuid})\\.zip$`)

/** The folder of all exports among the stored files. */
export const exportFolder = 'exports/'

/** The name of an export among the stored files. */
export function exportName(asked: { userId: string; id: string }): string {
  return `${exportFolder}${asked.userId}/${asked.id}.zip`
}

/** Whose export a stored file is; null when its name is not that of one. */
export function readExportName(name: string): { userId: string; id: string } | null {
  const [, userId, id] = named.exec(name) ?? []
  return userId && id ? { userId, id } : null
}
