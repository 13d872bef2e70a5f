import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { ContactCards } from './contact-cards.tsx'
import { helpCopy as copy } from './help.copy.ts'
import classes from './help-page.module.css'
import { ShortcutList } from './shortcut-list.tsx'

export function meta() {
  return [{ title: 'Ajuda · Lya' }]
}

/** Whom to write to and when, and what the keyboard can do. */
export default function HelpPage() {
  const contacts = useQuery(api.support.contacts.queryOptions())
  return (
    <div className={classes.page}>
      <header>
        <Button
          component={Link}
          to={paths.dashboard}
          variant="subtle"
          className={classes.back}
          leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
        >
          {copy.back}
        </Button>
        <h1 className={classes.title}>{copy.title}</h1>
        <p className={classes.lead}>{copy.lead}</p>
      </header>
      {contacts.isPending ? (
        <div className={classes.card} aria-busy="true">
          <SkeletonLines loading={copy.loading} />
        </div>
      ) : null}
      {contacts.isError && !contacts.data ? (
        <div className={classes.card}>
          <ErrorState
            title={copy.loadFailed}
            message={refusalSentence(contacts.error)}
            onRetry={() => void contacts.refetch()}
          />
        </div>
      ) : null}
      {contacts.data ? <ContactCards contacts={contacts.data} /> : null}
      <ShortcutList />
    </div>
  )
}
