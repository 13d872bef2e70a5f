import { figureCopy } from '@lya/core/backoffice/figures/figures.copy.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { personPath } from '#app/back-office/admin-paths.ts'
import { dashboardCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import { ContactCell, RiskCell, rowName } from '#backoffice/people/list/person-cells.tsx'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { DialogSheet } from '#design/later/dialog-sheet.tsx'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import textLink from '#design/text-link.module.css'
import classes from '../dashboard.module.css'
import type { Asked } from './asked.ts'

/** Who is behind a figure, a page at a time. */
export function PeopleDialog({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  // While it closes it still shows what it showed.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const shown = asked ?? last
  if (!shown) return null
  const { definition } = figureCopy[shown.figure]
  return (
    <DialogSheet
      opened={asked !== null}
      title={copy.peopleTitle(shown.title)}
      size={620}
      onClose={onClose}
    >
      <p className={`${classes.quiet} ${classes.definition}`}>{definition}</p>
      <People asked={shown} />
    </DialogSheet>
  )
}

function People({ asked: { figure, part } }: { asked: Asked }) {
  const people = useInfiniteQuery(
    adminApi.overview.people.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...{ figure, ...part },
        ...(cursor ? { cursor } : {}),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  )
  if (people.isPending) return <SkeletonLines loading={copy.loading} />
  if (!people.data) {
    return (
      <ErrorState
        title={copy.peopleFailed}
        message={refusalSentence(people.error)}
        onRetry={() => void people.refetch()}
      />
    )
  }
  const items = people.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <p className={classes.quiet}>{copy.peopleEmpty}</p>
  return (
    <>
      <ul className={`${classes.people} ${classes.behind}`}>
        {items.map((person) => (
          <li key={person.userId}>
            <Link to={personPath(person.userId)} className={textLink.link}>
              {rowName(person)}
            </Link>
            <ContactCell person={person} />
            <RiskCell person={person} />
          </li>
        ))}
      </ul>
      {people.hasNextPage ? (
        <Button
          variant="light"
          loading={people.isFetchingNextPage}
          onClick={() => void people.fetchNextPage()}
        >
          {copy.more}
        </Button>
      ) : null}
    </>
  )
}
