import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { exportUrl } from '#backoffice/people/list/address.model.ts'
import { FilterPanel } from '#backoffice/people/list/filter-panel.tsx'
import type { ListKind } from '#backoffice/people/list/list-kind.ts'
import { PeopleList } from '#backoffice/people/list/people-list.tsx'
import { useListAddress } from '#backoffice/people/list/use-list-address.ts'
import { peopleCopy as copy } from '#backoffice/people/people.copy.ts'
import { ViewsBar } from '#backoffice/people/views/views-bar.tsx'
import { PageFrame } from '#design/page/page-frame.tsx'

type Props = { kind: ListKind; title: string; lead: string; cards: ReactNode }

/** What both lists of people are: cards, views, filters, the list. */
export function PeoplePage({ kind, title, lead, cards }: Props) {
  const [address, change] = useListAddress(kind)
  return (
    <PageFrame
      title={title}
      lead={lead}
      isTerse
      action={
        <Button
          component="a"
          href={exportUrl(address, kind)}
          download
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
        >
          {copy.export}
        </Button>
      }
    >
      {cards}
      <ViewsBar kind={kind} address={address} />
      <FilterPanel kind={kind} address={address} onChange={change} />
      <PeopleList kind={kind} address={address} onChange={change} />
    </PageFrame>
  )
}
