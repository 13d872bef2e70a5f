/** What stands before a name and is none: nobody is called so alone. */
const titles = new Set(
  'dona seu sr sra senhor senhora dr dra tia tio vó vô prof pastor irmã'.split(' '),
)

/** What a person is called by: the first name, with the title that they gave themselves. */
export function firstNameOf(fullName: string): string {
  const [first = '', second] = fullName.trim().split(/\s+/)
  const isTitle = titles.has(first.toLowerCase().replace(/\.$/, ''))
  return isTitle && second !== undefined ? `${first} ${second}` : first
}
