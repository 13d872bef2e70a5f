/** How the header addresses a person: full name, else the e-mail before its at-sign. */
export function displayName(person: { name: string; email: string }): string {
  return person.name.trim() || person.email.split('@')[0]?.trim() || 'Usuário'
}
