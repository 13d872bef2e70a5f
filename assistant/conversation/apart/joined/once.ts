import type { TurnInput } from '#conversation/turn.ts'

/** What this makes of a text, made once for all who ask for the same in the same state. */
export function once<Made>(make: (told: TurnInput) => Made): (told: TurnInput) => Made {
  const made: { told: TurnInput; known: Made }[] = []
  return (told) => {
    const before = made.find((one) => isSame(one.told, told))
    if (before) return before.known
    const known = make(told)
    made.push({ told, known })
    return known
  }
}

/** One input may be a copy of another, with the same things in it. */
function isSame(one: TurnInput, other: TurnInput): boolean {
  if (one.text !== other.text) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)] as (keyof TurnInput)[])
  return [...keys].every((key) => one[key] === other[key])
}
