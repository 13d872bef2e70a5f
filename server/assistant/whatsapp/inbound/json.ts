/** What came from outside, read without believing its shape: whatever does not fit is empty. */
export type Json = Record<string, unknown>

export function objectIn(value: unknown, name: string): Json {
  const inner = isObject(value) ? value[name] : undefined
  return isObject(inner) ? inner : {}
}

/** The objects of a list; anything else in it is left out. */
export function objectsIn(value: unknown, name: string): Json[] {
  const inner = isObject(value) ? value[name] : undefined
  return Array.isArray(inner) ? inner.filter(isObject) : []
}

/** Null when it is missing, empty, no text or longer than `lengthMax`. */
export function textIn(value: unknown, name: string, lengthMax = 512): string | null {
  const inner = isObject(value) ? value[name] : undefined
  const isFine = typeof inner === 'string' && inner !== '' && inner.length <= lengthMax
  return isFine ? inner : null
}

export function numberIn(value: unknown, name: string): number | null {
  const inner = isObject(value) ? value[name] : undefined
  return typeof inner === 'number' && Number.isSafeInteger(inner) ? inner : null
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An id from outside: printable ASCII, since it becomes part of keys. */
export function idIn(value: unknown, name: string, lengthMax = 512): string | null {
  const id = textIn(value, name, lengthMax)
  return id !== null && /^[\x21-\x7e]+$/.test(id) ? id : null
}
