import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { adminPaths } from '#app/back-office/admin-paths.ts'
import { paths } from '#app/paths.ts'
import { adminClient } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { refetchSession } from '#connection/session/session.ts'
import { Logo } from '#design/logo.tsx'
import textLink from '#design/text-link.module.css'
import { operatorsCopy as copy } from './operators.copy.ts'
import classes from './operators.module.css'

/** What the link of an invitation opens; pressing once more is the person's own word. */
export function InvitationPage({ backToApp }: { backToApp: string }) {
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const accept = useMutation({
    mutationFn: () => adminClient.operators.accept({ token }),
    onSuccess: async () => {
      await refetchSession(queryClient)
      await navigate(adminPaths.home, { replace: true })
    },
  })
  const failure = accept.isError ? refusalSentence(accept.error) : null
  return (
    <main className={classes.accept}>
      <Logo height={36} />
      <h1 className={classes.title}>{copy.acceptTitle}</h1>
      <p className={classes.lead}>{token === '' ? copy.broken : copy.acceptLead}</p>
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <Button disabled={token === ''} loading={accept.isPending} onClick={() => accept.mutate()}>
        {copy.accept}
      </Button>
      <Link to={paths.dashboard} className={textLink.link}>
        {backToApp}
      </Link>
    </main>
  )
}
