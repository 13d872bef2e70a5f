/**
 * A browser whose owner agreed to be recognised: the id that it got with its consent, and what the
 * networks' own scripts left in it.
 */
export interface Visit {
  visitorId: string
  marks: VisitMarks
}

export interface VisitMarks {
  /** Meta's browser and click ids. */
  fbp?: string
  fbc?: string
  /** TikTok's browser id. */
  ttp?: string
  /** Google's client id, without its prefix. */
  ga?: string
  userAgent?: string
}

export const visitorCookieName = 'lya_visitante'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** Longer is none of theirs. */
const markLengthMax = 200
const userAgentLengthMax = 300

/** Null for a browser that has not agreed to anything, or has taken it back. */
export function readVisit(headers: Headers): Visit | null {
  const cookies = readCookies(headers.get('cookie') ?? '')
  const visitorId = cookies.get(visitorCookieName) ?? ''
  if (!uuid.test(visitorId)) return null
  const mark = (name: string): string | undefined => {
    const value = cookies.get(name)
    return value && value.length <= markLengthMax && /^[\w.-]+$/.test(value) ? value : undefined
  }
  const [, ga] = /^GA\d\.\d\.(\d+\.\d+)$/.exec(mark('_ga') ?? '') ?? []
  const userAgent = headers.get('user-agent')?.slice(0, userAgentLengthMax)
  const marks = { fbp: mark('_fbp'), fbc: mark('_fbc'), ttp: mark('_ttp'), ga, userAgent }
  const known = Object.entries(marks).filter(([, value]) => value !== undefined)
  return { visitorId, marks: Object.fromEntries(known) }
}

function readCookies(header: string): Map<string, string> {
  return new Map(
    header.split(';').map((pair): [string, string] => {
      const equals = pair.indexOf('=')
      return [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()]
    }),
  )
}
