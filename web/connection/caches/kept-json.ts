/**
 * JSON in the browser's storage. Storage may be full, switched off, or hold what an older version
 * of the product wrote: a cache is then merely absent.
 */
export type Place = 'session' | 'local'

const places = { session: () => sessionStorage, local: () => localStorage }

/** What stands under the key; null when there is nothing that can be read. */
export function readJson(place: Place, key: string): unknown {
  try {
    return JSON.parse(places[place]().getItem(key) ?? 'null') as unknown
  } catch (cause) {
    console.info(`${key} can not be read`, cause)
    return null
  }
}

/** @returns Whether it is kept. */
export function writeJson(place: Place, key: string, value: unknown): boolean {
  return writeText(place, key, JSON.stringify(value))
}

/** @returns Whether it is kept. */
export function writeText(place: Place, key: string, text: string): boolean {
  try {
    places[place]().setItem(key, text)
    return true
  } catch (cause) {
    console.info(`${key} can not be kept`, cause)
    return false
  }
}

export function dropJson(place: Place, key: string): void {
  try {
    places[place]().removeItem(key)
  } catch (cause) {
    console.info(`${key} can not be dropped`, cause)
  }
}
