import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { customersCopy as copy, dashboardCopy } from '#backoffice/dashboard/dashboard.copy.ts'
import { EngagementCell, RiskCell, rowName } from '#backoffice/people/list/person-cells.tsx'
import { adminApi } from '#connection/admin/admin-client.ts'
import classes from '../dashboard.module.css'
import { Loaded } from '../parts/loaded.tsx'

const shownMax = 8

/**
 * Finds somebody and shows them whole.
 *
 * @param show What is known of one person; a part of their own page.
 */
export function CustomersTab({ show }: { show: (userId: string) => ReactNode }) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const search = useDeferredValue(typed.trim())
  const people = useQuery({
    ...adminApi.people.list.queryOptions({ input: { ...(search ? { search } : {}) } }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={classes.two}>
      <section className={classes.card} aria-label={copy.find}>
        <TextInput
          label={copy.find}
          placeholder={copy.placeholder}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Loaded query={people} failed={dashboardCopy.peopleFailed}>
          {({ items }) => (
            <ul className={`${classes.people} ${classes.scored}`}>
              {items.slice(0, shownMax).map((person) => (
                <li key={person.userId}>
                  <button
                    type="button"
                    className={classes.textButton}
                    aria-pressed={person.userId === chosen}
                    onClick={() => setChosen(person.userId)}
                  >
                    {rowName(person)}
                  </button>
                  <span className={classes.named}>
                    {copy.engagement} <EngagementCell person={person} />
                  </span>
                  <span className={classes.named}>
                    {copy.risk} <RiskCell person={person} />
                  </span>
                </li>
              ))}
              {items.length === 0 ? <p className={classes.quiet}>{copy.nobody}</p> : null}
            </ul>
          )}
        </Loaded>
      </section>
      {chosen === null ? <p className={classes.quiet}>{copy.choose}</p> : show(chosen)}
    </div>
  )
}
