export interface Field {
  /** Two digits. */
  id: string
  value: string
}

/** Takes apart two digits of id, two of length, so many characters; null when it does not fit. */
export function readFields(text: string): Field[] | null {
  const fields: Field[] = []
  for (let at = 0; at < text.length; ) {
    const [, id, length] = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4)) ?? []
    if (id === undefined || length === undefined) return null
    const end = at + 4 + Number(length)
    if (end > text.length) return null
    fields.push({ id, value: text.slice(at + 4, end) })
    at = end
  }
  return fields
}

/** The first one of that id. */
export function fieldOf(fields: readonly Field[], id: string): string | null {
  return fields.find((field) => field.id === id)?.value ?? null
}

/** Where the field of that id ends, when all up to it fit; null when it does not come. */
export function fieldsUntil(text: string, last: string): number | null {
  for (let at = 0; at < text.length; ) {
    const [, id, length] = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4)) ?? []
    if (id === undefined || length === undefined) return null
    at += 4 + Number(length)
    if (id === last) return at <= text.length ? at : null
  }
  return null
}
