const pattern = /^([0-9a-f-]{36}):([0-9a-f-]{36})$/

/** What a message carries so that its statuses say which reply of whom they are about. */
export function referenceOf(reply: { userId: string; id: string }): string {
  return `${reply.userId}:${reply.id}`
}

export function readReference(text: string | null): { userId: string; id: string } | null {
  const [, userId, id] = pattern.exec(text ?? '') ?? []
  return userId === undefined || id === undefined ? null : { userId, id }
}
