import { type Meant, meantDay, type Said } from '#corpus/meant/meant.ts'
import { otherThanMeant } from '#corpus/meant/stands-as.ts'
import { begin, take } from '#corpus/world/converse.ts'

/** A wording that came to something else. */
export interface MeantMiss {
  meant: Meant
  text: string
  /** What of `Meant` stands there otherwise. */
  other: string[]
  /** Her reply, with plain spaces. */
  said: string
}

/** Of how many wordings what was meant came out. */
export interface MeantMeasure {
  said: number
  right: number
}

/** Plays each wording behind what was told before it, in a world of its own. */
export function measureMeant(
  all: readonly Meant[],
  words: readonly Said[],
  onMiss?: (miss: MeantMiss) => void,
): MeantMeasure {
  const measure: MeantMeasure = { said: 0, right: 0 }
  const byId = new Map(all.map((one) => [one.id, one]))
  for (const { id, said: texts } of words) {
    const meant = byId.get(id)
    if (!meant) throw new Error(`"${id}" is meant by nobody`)
    for (const text of texts) {
      const { other, said } = heardAs(meant, text)
      measure.said += 1
      if (other.length === 0) measure.right += 1
      else onMiss?.({ meant, text, other, said })
    }
  }
  return measure
}

function heardAs(meant: Meant, text: string): Pick<MeantMiss, 'other' | 'said'> {
  const conversation = begin({ today: Temporal.PlainDate.from(meantDay) })
  for (const before of meant.before) take(conversation, before)
  const said = take(conversation, text).replies.join(' ').replaceAll('\u00a0', ' ')
  return { other: otherThanMeant(meant, conversation.world, said), said }
}
