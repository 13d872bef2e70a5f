import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { shellCopy as copy } from '#backoffice/shell/shell.copy.ts'
import { api } from '#connection/calls/client.ts'
import { Logo } from '#design/logo.tsx'
import { SecondFactorSection } from '#people/account/second-factor/second-factor-section.tsx'
import classes from './second-step.module.css'

/** An operator without a second factor turns it on here; nothing else is open until then. */
export function SecondStep({ onDone }: { onDone: () => void }) {
  const { data } = useQuery(api.secondFactor.get.queryOptions())
  return (
    <main className={classes.page}>
      <Logo height={36} />
      <h1 className={classes.title}>{copy.stepTitle}</h1>
      <p className={classes.lead}>{copy.stepLead}</p>
      <SecondFactorSection />
      <div className={classes.ways}>
        <Button disabled={!data?.isOn} onClick={onDone}>
          {copy.stepDone}
        </Button>
        <Link to={paths.dashboard} className={classes.back}>
          {copy.backToApp}
        </Link>
      </div>
    </main>
  )
}
