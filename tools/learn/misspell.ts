import type { Chance } from '@lya/assistant/corpus/mutate.ts'
import { fold } from '@lya/assistant/language/fold.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const slipsMax = 3
/** Words that turn a message into its contrary stay. */
const deciding = /\d|^(nao|nem|se|quase|nunca|sem)$/

/** A message as if typed in haste: letters lost, doubled or wrong, a word left out. */
export function misspell(text: string, chance: Chance): string {
  let slipped = text
  const slips = 1 + Math.floor(chance() * slipsMax)
  for (let slip = 0; slip < slips; slip += 1) slipped = slipOnce(slipped, chance)
  return slipped
}

function slipOnce(text: string, chance: Chance): string {
  const at = Math.floor(chance() * text.length)
  const before = text.slice(0, at)
  const [own, after] = [text.charAt(at), text.slice(at + 1)]
  const kind = chance()
  if (/\d/.test(own)) return `${before}${Math.floor(chance() * 10)}${after}`
  if (kind < 0.3) return `${before}${after}`
  if (kind < 0.5) return `${before}${own}${own}${after}`
  if (kind < 0.7) return `${before}${letters.charAt(Math.floor(chance() * 26))}${after}`
  return withoutWord(text, chance)
}

function withoutWord(text: string, chance: Chance): string {
  const words = text.split(' ')
  const gone = Math.floor(chance() * words.length)
  if (words.length <= 3 || deciding.test(fold(words[gone] ?? ''))) return text
  return words.toSpliced(gone, 1).join(' ')
}
