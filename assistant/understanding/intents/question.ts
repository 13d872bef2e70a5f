import type { Reading } from '#understanding/reading.ts'

const tags =
  / (ne|nao eh|ta|esta|ok|okay|beleza|certo|viu|sabia|pode ser|por favor|entendeu|sim|fechou|combinado|esta bom|tudo bem|(isso )?eh possivel|(tem como|da pra|consegue|pode) (voce )?me (avisar|lembrar)) \?/

const asks =
  /^ (e |lya |oi |ola |bom dia |boa tarde |boa noite |mano |por favor |gostaria de saber |queria saber |me (diz|diga|fala|fale|conta|mostra) |, )*(quanto|quantos|quantas|qual|quais) /

interface Heard {
  flat: string
  /** It begins by asking. */
  asks: boolean
  hasMark: boolean
  /** The mark is of a mere "né?". */
  isTag: boolean
}

let latest: Heard = { flat: '', asks: false, hasMark: false, isTag: false }

/** What its words say of that, looked at once: each reader of a message asks. */
function heardIn({ flat }: Reading): Heard {
  if (latest.flat !== flat) {
    const hasMark = flat.includes(' ?')
    latest = { flat, asks: asks.test(flat), hasMark, isTag: hasMark && tags.test(flat) }
  }
  return latest
}

/** Whether a message asks something: a question mark that is no mere "né?". */
export function isQuestion(reading: Reading): boolean {
  const { asks: isAsking, hasMark, isTag } = heardIn(reading)
  return isAsking || (hasMark && !isTag)
}

/** Whether the sentence in which a token stands is a question. */
export function isAsked(reading: Reading, at: number): boolean {
  const { asks: isAsking, isTag } = heardIn(reading)
  if (isAsking) return true
  for (let index = at; index < reading.tokens.length; index += 1) {
    const norm = reading.tokens[index]?.norm
    if (norm === '?') return !isTag
    if (norm === '.' || norm === '!' || norm === ';') return false
  }
  return false
}
