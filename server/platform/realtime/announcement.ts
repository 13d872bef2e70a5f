import { isAdminTopic, type Topic, topics } from '@lya/contract/events.ts'

/** One thing to tell one person's screens. */
export interface Announcement {
  userId: string
  topics: Topic[]
  clientId: string | null
}

/** PostgreSQL takes fewer than 8,000 bytes in one notification. */
const payloadBytesMax = 7_000

/** Announcements that wait to be sent together; the same person and tab are told once. */
export class AnnouncementBatch {
  readonly #waiting = new Map<string, Announcement>()

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  add(announcement: Announcement): void {
    const key = `${announcement.userId} ${announcement.clientId ?? ''}`
    const waiting = this.#waiting.get(key)
    const merged = new Set([...(waiting?.topics ?? []), ...announcement.topics])
    this.#waiting.set(key, { ...announcement, topics: [...merged] })
  }

  /** Takes everything out, as texts that each fit into one notification. */
  take(origin: string): string[] {
    const payloads: string[] = []
    let lines: string[] = []
    let size = 0
    for (const announcement of this.#waiting.values()) {
      const line = encode(announcement)
      if (size + line.length > payloadBytesMax) {
        payloads.push([origin, ...lines].join('\n'))
        lines = []
        size = 0
      }
      lines.push(line)
      size += line.length + 1
    }
    if (lines.length > 0) payloads.push([origin, ...lines].join('\n'))
    this.#waiting.clear()
    return payloads
  }
}

function encode({ userId, topics: names, clientId }: Announcement): string {
  const tab = clientId === null ? '' : encodeURIComponent(clientId)
  return `${userId} ${names.join(',')} ${tab}`
}

/** Reads what `take` wrote on another process; what this one wrote itself is left aside. */
export function readAnnouncements(payload: string, ownOrigin: string): Announcement[] {
  if (payload.startsWith(ownOrigin)) return []
  const [, ...lines] = payload.split('\n')
  return lines.map(decode)
}

function decode(line: string): Announcement {
  const [userId = '', names = '', tab = ''] = line.split(' ')
  // Another release may know more topics than this one.
  const told = names.split(',')
  const known = [...topics.filter((topic) => told.includes(topic)), ...told.filter(isAdminTopic)]
  return { userId, topics: known, clientId: tab === '' ? null : decodeURIComponent(tab) }
}
