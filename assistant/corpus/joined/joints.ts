import type { Chance } from '#corpus/mutate.ts'

/** What people put between two things that they tell in one message. */
export const joints = ['. ', ', e ', ' e ', '. E ', ', ', '! '] as const

/** Two messages as one. */
export function joinedText(one: string, other: string, joint: string): string {
  const front = one.trim().replace(/[.!,;]+$/, '')
  const begun = other.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  return `${front}${front.endsWith('?') && joint !== ' e ' ? ' ' : joint}${begun}`
}

/** One of several, each as likely. */
export function oneOf<Of>(all: readonly Of[], chance: Chance): Of | undefined {
  return all[Math.floor(chance() * all.length)]
}
