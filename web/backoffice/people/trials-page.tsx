import { IconCircleCheck, IconClockExclamation, IconClockOff, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { FigureLink } from '#backoffice/people/list/figure-link.tsx'
import type { ListKind } from '#backoffice/people/list/list-kind.ts'
import { optionsOf } from '#backoffice/people/list/options.model.ts'
import { PeoplePage } from '#backoffice/people/list/people-page.tsx'
import {
  ContactCell,
  DayCell,
  DetailsCell,
  EngagementCell,
  rowName,
  TrialCell,
} from '#backoffice/people/list/person-cells.tsx'
import {
  channelWords,
  trialsCopy as copy,
  levelWords,
  peopleCopy,
  sourceWords,
  trialWords,
  writingWords,
} from '#backoffice/people/people.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { StatCard, StatCards } from '#design/page/stat-card.tsx'

const trials: ListKind = {
  page: 'trials',
  list: 'trial',
  label: copy.label,
  fields: [
    { key: 'trial', label: 'Status do trial', options: optionsOf(trialWords) },
    { key: 'engagement', label: 'Engajamento', options: optionsOf(levelWords) },
    { key: 'written', label: 'Lançamentos', options: optionsOf(writingWords) },
    { key: 'channel', label: 'Canal', options: optionsOf(channelWords) },
    { key: 'source', label: 'Origem', options: optionsOf(sourceWords) },
  ],
  columns: [
    { key: 'name', title: 'Usuário', isSortable: true, cell: rowName },
    {
      key: 'email',
      title: 'Contato',
      isSortable: true,
      cell: (person) => <ContactCell person={person} />,
    },
    {
      key: 'status',
      title: 'Status',
      isSortable: true,
      cell: (person) => <TrialCell person={person} />,
    },
    {
      key: 'end',
      title: 'Vencimento',
      isSortable: true,
      isNumber: true,
      cell: ({ trialEndDate }) => <DayCell day={trialEndDate} />,
    },
    {
      key: 'step',
      title: 'Etapa',
      isSortable: true,
      isNumber: true,
      cell: ({ onboardingStep }) => onboardingStep,
    },
    {
      key: 'engagement',
      title: 'Engajamento',
      isSortable: true,
      isNumber: true,
      cell: (person) => <EngagementCell person={person} />,
    },
    {
      key: 'details',
      title: peopleCopy.details,
      isUntitled: true,
      cell: (person) => <DetailsCell person={person} />,
    },
  ],
  sorts: {
    name: 'name',
    email: 'email',
    status: 'end',
    end: 'end',
    step: 'step',
    engagement: 'engagement',
  },
  sort: { key: 'end', direction: 'asc' },
  copy: { loading: copy.loading, loadFailed: peopleCopy.loadFailed, empty: copy.empty },
}

/** /admin/trials: who is on trial. */
export function TrialsPage() {
  return <PeoplePage kind={trials} title={copy.title} lead={copy.lead} cards={<TrialCards />} />
}

function TrialCards() {
  const { data, isPending } = useQuery(adminApi.people.trialFigures.queryOptions())
  return (
    <StatCards label={copy.cards} isBusy={isPending}>
      <StatCard
        label={copy.total}
        Icon={IconUsers}
        isMain
        note={data ? copy.ready(data.ready) : null}
      >
        {data?.total}
      </StatCard>
      <StatCard
        label={copy.active}
        Icon={IconCircleCheck}
        tone="good"
        foot={<FigureLink query="trial=active" of={copy.active} />}
      >
        {data?.active}
      </StatCard>
      <StatCard
        label={copy.expiring}
        Icon={IconClockExclamation}
        tone="warning"
        foot={<FigureLink query="trial=expiring" of={copy.expiring} />}
      >
        {data?.expiring}
      </StatCard>
      <StatCard
        label={copy.expired}
        Icon={IconClockOff}
        tone="out"
        foot={<FigureLink query="trial=expired" of={copy.expired} />}
      >
        {data?.expired}
      </StatCard>
    </StatCards>
  )
}
