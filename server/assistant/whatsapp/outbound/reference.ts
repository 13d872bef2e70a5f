const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const pattern = new RegExp(`^(${uuid}):(${uuid})$`)

/** What a message carries so that its statuses say which reply of whom they are about. */
export function referenceOf(reply: { userId: string; id: string }): string {
  return `${reply.userId}:${reply.id}`
}

export function readReference(text: string | null): { userId: string; id: string } | null {
  const [, userId, id] = pattern.exec(text ?? '') ?? []
  return userId === undefined || id === undefined ? null : { userId, id }
}
