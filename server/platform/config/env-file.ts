import { variables } from '#platform/config/variables.ts'

/** The text of `.env.example`: every variable with its meaning and its default. */
export function renderExample(): string {
  const entries = Object.entries(variables).map(([name, variable]) =>
    variable.default === null
      ? `# ${variable.about}\n#${name}=\n`
      : `# ${variable.about}\n#${name}=${quote(variable.default)}\n`,
  )
  return ['# Copy to .env and change what you need. A variable of the environment wins.\n']
    .concat(entries)
    .join('\n')
}

function quote(value: string): string {
  return /[\s<>#]/.test(value) ? `"${value}"` : value
}
