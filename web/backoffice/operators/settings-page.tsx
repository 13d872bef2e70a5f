import type { ListedOperator } from '@lya/contract/backoffice/operators.ts'
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminApi } from '#connection/admin/admin-client.ts'
import { useOperator } from '#connection/admin/operator.ts'
import { PageFrame } from '#design/page/page-frame.tsx'
import type { Column } from '#design/table/column.ts'
import { DataTable } from '#design/table/data-table.tsx'
import { Pill } from '#design/table/pill.tsx'
import { TableStates } from '#design/table/table-states.tsx'
import { formatDay } from '#format/days.ts'
import { DeedDialog, type DeedKind } from './deed-dialog.tsx'
import { Invitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { operatorsCopy as copy } from './operators.copy.ts'
import classes from './operators.module.css'
import { RolePills } from './role-pills.tsx'

type Asked = { kind: 'invite' } | { kind: DeedKind; target: ListedOperator }

/** Who may enter the back-office: operators with their access, and open invitations. */
export function SettingsPage() {
  const query = useQuery({
    ...adminApi.operators.list.queryOptions(),
    select: ({ operators, invitations }) => ({ items: operators, invitations }),
  })
  const { userId: ownId } = useOperator()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const columns: [Column<ListedOperator>, ...Column<ListedOperator>[]] = [
    { key: 'name', title: copy.person, cell: (one) => <Whom operator={one} /> },
    { key: 'access', title: copy.access, cell: ({ roles }) => <RolePills roles={roles} /> },
    { key: 'step', title: copy.secondStep, cell: (one) => <Step operator={one} /> },
    { key: 'state', title: copy.state, cell: (one) => <State operator={one} /> },
    {
      key: 'actions',
      title: copy.actions,
      isUntitled: true,
      cell: (target) => {
        if (target.userId === ownId) return <span className={classes.quiet}>{copy.you}</span>
        return <Deeds target={target} onAsk={(kind) => setAsked({ kind, target })} />
      },
    },
  ]
  const invite = (
    <Button
      leftSection={<IconUserPlus size={18} aria-hidden="true" />}
      onClick={() => setAsked({ kind: 'invite' })}
    >
      {copy.invite}
    </Button>
  )
  return (
    <PageFrame title={copy.title} lead={copy.lead} action={invite}>
      <TableStates query={query} copy={copy}>
        {({ items, invitations }) => (
          <>
            <DataTable
              label={copy.label}
              rows={items}
              rowKey={({ userId }) => userId}
              rowName={({ name }) => name}
              columns={columns}
            />
            <Invitations invitations={invitations} />
          </>
        )}
      </TableStates>
      {asked?.kind === 'invite' ? <InviteDialog onClose={close} /> : null}
      {asked && asked.kind !== 'invite' ? (
        <DeedDialog kind={asked.kind} target={asked.target} onClose={close} />
      ) : null}
    </PageFrame>
  )
}

function Whom({ operator: { name, email } }: { operator: ListedOperator }) {
  return (
    <span className={classes.whom}>
      <strong>{name}</strong>
      <span className={classes.quiet}>{email}</span>
    </span>
  )
}

function Step({ operator: { hasSecondFactor } }: { operator: ListedOperator }) {
  return (
    <Pill tone={hasSecondFactor ? 'good' : 'warning'}>{hasSecondFactor ? copy.on : copy.off}</Pill>
  )
}

function State({ operator: { suspendedAt } }: { operator: ListedOperator }) {
  if (suspendedAt === null) return <Pill tone="good">{copy.active}</Pill>
  return <Pill tone="bad">{copy.suspended(formatDay(suspendedAt.slice(0, 10)))}</Pill>
}

function Deeds(props: { target: ListedOperator; onAsk: (kind: DeedKind) => void }) {
  const { target, onAsk } = props
  const kinds: DeedKind[] = ['change', target.suspendedAt === null ? 'suspend' : 'lift', 'revoke']
  return (
    <span className={classes.deeds}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="default"
          size="xs"
          aria-label={copy.named(copy[kind], target.name)}
          onClick={() => onAsk(kind)}
        >
          {copy[kind]}
        </Button>
      ))}
    </span>
  )
}
