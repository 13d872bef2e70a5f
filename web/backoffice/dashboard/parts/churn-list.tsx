import { Anchor, Button } from '@mantine/core'
import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { personPath } from '#app/back-office/admin-paths.ts'
import { dashboardCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import { RiskCell, rowName } from '#backoffice/people/list/person-cells.tsx'
import { adminApi } from '#connection/admin/admin-client.ts'
import classes from '../dashboard.module.css'
import { Loaded } from './loaded.tsx'
import { useOpenPeople } from './use-people-of.tsx'
import { countWords } from './words.ts'

/** Who is likeliest to leave, each with why and with two ways to reach them. */
export function ChurnList() {
  const churn = useQuery(adminApi.overview.churn.queryOptions())
  const open = useOpenPeople()
  return (
    <section className={classes.card} aria-labelledby="risco">
      <h2 id="risco">{copy.churn}</h2>
      <Loaded query={churn} failed={copy.peopleFailed}>
        {({ people, count }) =>
          people.length === 0 ? (
            <p className={classes.quiet}>{copy.churnEmpty}</p>
          ) : (
            <>
              <ul className={`${classes.people} ${classes.churn}`}>
                {people.map((person) => (
                  <li key={person.userId}>
                    <Link to={personPath(person.userId)}>{rowName(person)}</Link>
                    <RiskCell person={person} />
                    <span className={classes.reach}>
                      <Reach href={person.email && `mailto:${person.email}`} Icon={IconMail}>
                        {copy.mail}
                      </Reach>
                      <Reach
                        href={person.phone && `https://wa.me/${person.phone}`}
                        Icon={IconBrandWhatsapp}
                      >
                        {copy.contact}
                      </Reach>
                    </span>
                  </li>
                ))}
              </ul>
              <Anchor component="button" type="button" size="sm" onClick={() => open('churn-risk')}>
                {copy.churnCount(countWords(count))}
              </Anchor>
            </>
          )
        }
      </Loaded>
    </section>
  )
}

type ReachProps = { href: string | null; Icon: typeof IconMail; children: string }

function Reach({ href, Icon, children }: ReachProps) {
  const look = {
    size: 'compact-sm',
    variant: 'light',
    leftSection: <Icon size={16} aria-hidden="true" />,
  } as const
  if (!href) {
    return (
      <Button {...look} disabled>
        {children}
      </Button>
    )
  }
  return (
    <Button {...look} component="a" href={href} target="_blank" rel="noreferrer">
      {children}
    </Button>
  )
}
