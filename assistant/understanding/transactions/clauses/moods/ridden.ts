import { type Frame, wordAt } from '#understanding/transactions/clauses/frame.ts'

const rideLemmas = new Set('voltar viajar chegar vir'.split(' '))
const rides = new Set(
  'uber 99 taxi onibus busao buzao bus circular coletivo lotacao brt vlt metro trem aviao moto mototaxi barca balsa van indrive app blablacar'.split(
    ' ',
  ),
)

/** "voltei de uber 23": the fare of a way that was gone. */
export function isRidden(frame: Frame): boolean {
  const ride = frame.verbs.find(({ verb }) => rideLemmas.has(verb.lemma))
  if (!ride) return false
  for (let at = ride.at + 1; at <= Math.min(frame.last, ride.at + 5); at += 1) {
    if (rides.has(wordAt(frame, at))) return true
  }
  return false
}
