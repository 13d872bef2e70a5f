import { Button, Group } from '@mantine/core'
import { Link } from 'react-router'
import { personCopy as copy } from '#backoffice/person/person.copy.ts'
import { EmptyState } from '#design/states/empty-state.tsx'

type Props = { title: string; path: string; message?: string; onRetry?: () => void }

/** Nobody here, or nobody that could be loaded. */
export function LostPerson({ title, path, message, onRetry }: Props) {
  const actions = (
    <Group gap={12} justify="center">
      {onRetry ? <Button onClick={onRetry}>{copy.retry}</Button> : null}
      <Button component={Link} to={path} variant={onRetry ? 'default' : 'filled'}>
        {copy.backToList}
      </Button>
    </Group>
  )
  return (
    <>
      <h1 className="lya-hidden">{title}</h1>
      <EmptyState title={title} message={message ?? copy.missingMessage} action={actions} />
    </>
  )
}
