import { closing, headlines } from '#tools/promo-video/script.seed.ts'

/** Where something stands at one moment; positions in pixels of the stage. */
interface Place {
  x: number
  y: number
  scale: number
  opacity: number
}

/** All that is seen at one moment. */
export interface Pose {
  headline: { text: string; y: number; opacity: number; isWide: boolean }
  phone: Place & { shot: string }
  window: Place & { shot: string; zoom: number; ring: number }
  closing: { opacity: number; mark: number; words: number }
}

/** Which picture of the product the phone shows; the names are of `recordProduct`. */
export interface Shots {
  /** One for each letter typed, beginning with the empty field. */
  typing: string[]
  sent: string
  answered: string
}

const stageHeight = 720
const phoneHeight = 664
const typing = { from: 0.9, to: 3.5 }
const sentAt = 3.9
const answeredAt = 4.5
const windowFrom = 8.4
const arrivesAt = 9.9
const planningFrom = 13.2
const goalsFrom = 17.1

/** The whole film as a function of time: the same frames whenever it is drawn. */
export function poseAt(second: number, shots: Shots): Pose {
  const leaves = rise(second, windowFrom, 0.7)
  const isWide = second >= windowFrom
  return {
    headline: { ...headlineAt(second), isWide },
    phone: {
      ...phoneAt(second),
      opacity: rise(second, 0, 0.5) * (1 - leaves),
      shot: phoneShot(second, shots),
    },
    window: windowAt(second),
    closing: {
      opacity: rise(second, closing.from - 0.3, 0.5),
      mark: rise(second, closing.from, 0.6),
      words: rise(second, closing.from + 0.5, 0.6),
    },
  }
}

function headlineAt(second: number): { text: string; y: number; opacity: number } {
  const line = headlines.find(({ to }) => second < to + 0.2)
  if (!line) return { text: '', y: 0, opacity: 0 }
  const comes = rise(second, line.from, 0.5)
  const goes = rise(second, line.to - 0.1, 0.3)
  return { text: line.text, y: 24 * (1 - comes), opacity: comes * (1 - goes) }
}

/** Whole at first, then close to the field and the last words, which lie at its lower end. */
function phoneAt(second: number): { x: number; y: number; scale: number } {
  const near = rise(second, 0.8, 1)
  const scale = 1 + 0.5 * near + 0.03 * ease(second / windowFrom)
  const whole = 40 + 40 * (1 - rise(second, 0, 0.8))
  const lowerEnd = stageHeight - 24 - (phoneHeight / 2) * (1 + scale)
  return { x: 790, y: whole + (lowerEnd - whole) * near, scale }
}

function phoneShot(second: number, { typing: typed, sent, answered }: Shots): string {
  if (second >= answeredAt) return answered
  if (second >= sentAt) return sent
  const part = Math.min(1, Math.max(0, (second - typing.from) / (typing.to - typing.from)))
  return typed[Math.round(part * (typed.length - 1))] ?? answered
}

function windowAt(second: number): Pose['window'] {
  const comes = rise(second, windowFrom, 0.8)
  const shown = { x: 90, y: 170 + 120 * (1 - comes), scale: 1, opacity: comes }
  if (second < planningFrom) {
    const shot = second < arrivesAt ? 'dashboard-before' : 'dashboard-after'
    const ring = rise(second, arrivesAt, 0.3) * (1 - rise(second, 12.4, 0.5))
    return { ...shown, shot, ring, zoom: rise(second, 9.1, 1.1) * (1 - rise(second, 12.2, 0.9)) }
  }
  const [shot, from] =
    second < goalsFrom ? (['planning', planningFrom] as const) : (['goals', goalsFrom] as const)
  const zoom = rise(second, from + 0.5, 1.3)
  return { ...shown, shot, ring: rise(second, from + 1.4, 0.3), zoom }
}

/** From 0 to 1 within `lasts` seconds. */
function rise(second: number, from: number, lasts: number): number {
  return ease((second - from) / lasts)
}

function ease(part: number): number {
  const bounded = Math.min(1, Math.max(0, part))
  return bounded * bounded * (3 - 2 * bounded)
}
