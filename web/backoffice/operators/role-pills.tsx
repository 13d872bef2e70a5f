import type { Role } from '@lya/core/people/roles/roles.ts'
import { Pill } from '#design/table/pill.tsx'
import { roleWords } from './operators.copy.ts'
import classes from './operators.module.css'

export function RolePills({ roles }: { roles: readonly Role[] }) {
  return (
    <span className={classes.pills}>
      {roles.map((role) => (
        <Pill key={role} tone={role === 'admin' ? 'strong' : 'calm'}>
          {roleWords[role].name}
        </Pill>
      ))}
    </span>
  )
}
