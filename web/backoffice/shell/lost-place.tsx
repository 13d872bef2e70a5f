import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { adminPaths } from '#app/back-office/admin-paths.ts'
import { EmptyState } from '#design/states/empty-state.tsx'
import { shellCopy as copy } from './shell.copy.ts'

/** An address below /admin that leads to nothing. */
export function LostPlace() {
  return (
    <>
      <h1 className="lya-hidden">{copy.lost}</h1>
      <EmptyState title={copy.lost} message={copy.lostMessage} action={<ToOverview />} />
    </>
  )
}

export function ToOverview() {
  return (
    <Button component={Link} to={adminPaths.home}>
      {copy.toOverview}
    </Button>
  )
}
