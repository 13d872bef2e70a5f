import type { Reading } from '#understanding/reading.ts'

const tags =
  / (ne|nao eh|ta|esta|ok|okay|beleza|certo|viu|sabia|pode ser|por favor|entendeu|sim|fechou|combinado|esta bom|tudo bem|(isso )?eh possivel|(tem como|da pra|consegue|pode) (voce )?me (avisar|lembrar)) \?/

const asks =
  /^ (e |lya |oi |ola |bom dia |boa tarde |boa noite |mano |por favor |gostaria de saber |queria saber |me (diz|diga|fala|fale|conta|mostra) |, )*(quanto|quantos|quantas|qual|quais) /

/** Whether a message asks something: a question mark that is no mere "né?". */
export function isQuestion(reading: Reading): boolean {
  return (reading.flat.includes(' ?') && !tags.test(reading.flat)) || asks.test(reading.flat)
}

/** Whether the sentence in which a token stands is a question. */
export function isAsked(reading: Reading, at: number): boolean {
  if (asks.test(reading.flat)) return true
  for (let index = at; index < reading.tokens.length; index += 1) {
    const norm = reading.tokens[index]?.norm
    if (norm === '?') return !tags.test(reading.flat)
    if (norm === '.' || norm === '!' || norm === ';') return false
  }
  return false
}
