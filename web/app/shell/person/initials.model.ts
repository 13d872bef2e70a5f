import type { ShownProfile } from '#connection/caches/profile-cache.ts'

/** `MA` for Marina de Souza Alves; of the e-mail when nobody told a name. */
export function initials({ fullName, email }: Pick<ShownProfile, 'fullName' | 'email'>): string {
  const words = (fullName.trim() || email).split(/\s+/)
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return `${letter(first)}${letter(last)}`.toLocaleUpperCase('pt-BR')
}

/** The first letter, whole even where it is more than one code unit. */
function letter(word: string): string {
  return [...word][0] ?? ''
}
