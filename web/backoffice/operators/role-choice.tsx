import { type Role, roles } from '@lya/core/people/roles/roles.ts'
import { Checkbox } from '@mantine/core'
import { operatorsCopy as copy, roleWords } from './operators.copy.ts'
import classes from './operators.module.css'

type Props = { value: readonly Role[]; onChange: (value: Role[]) => void }

/** What somebody may do; the owner's access holds all the others. */
export function RoleChoice({ value, onChange }: Props) {
  const isOwner = value.includes('admin')
  const press = (role: Role, isOn: boolean) =>
    onChange(roles.filter((one) => (one === role ? isOn : value.includes(one))))
  return (
    <fieldset className={classes.roles}>
      <legend className={classes.legend}>{copy.roles}</legend>
      {roles.map((role) => (
        <Checkbox
          key={role}
          label={roleWords[role].name}
          description={roleWords[role].about}
          disabled={isOwner && role !== 'admin'}
          checked={value.includes(role) || isOwner}
          onChange={(event) => press(role, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}
