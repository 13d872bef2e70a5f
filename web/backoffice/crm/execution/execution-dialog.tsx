import '@mantine/core/styles/Modal.layer.css'
import type { CrmTask } from '@lya/contract/backoffice/crm.ts'
import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { executionCopy as copy, crmCopy } from '#backoffice/crm/crm.copy.ts'
import { Execution } from '#backoffice/crm/execution/execution.tsx'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import classes from '#design/dialog/dialog.module.css'
import { useLayer } from '#design/layers/use-layer.ts'
import { SkeletonLines } from '#design/page/skeleton-lines.tsx'
import { ErrorState } from '#design/states/error-state.tsx'
import { useIsPhone } from '#design/use-is-phone.ts'

type Props = {
  task: CrmTask
  opened: boolean
  isStarting: boolean
  onResume: () => void
  onClose: () => void
}

/** A click beside it does not close it: Escape and Back do what 'Pausar e Fechar' does. */
export function ExecutionDialog({ task, opened, isStarting, onResume, onClose }: Props) {
  const isPhone = useIsPhone()
  const leaveRef = useRef(onClose)
  const query = useQuery(
    adminApi.crm.tasks.find.queryOptions({ input: { id: task.id }, enabled: opened }),
  )
  const worked = query.data?.task
  if (!worked) leaveRef.current = onClose
  useLayer(opened, () => leaveRef.current(), { isTypedInto: true })
  return (
    <Modal
      opened={opened}
      onClose={() => leaveRef.current()}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      returnFocus={false}
      centered={!isPhone}
      size={720}
      title={copy.title(task.title)}
      classNames={{
        content: classes.content,
        title: classes.title,
        header: classes.header,
        inner: classes.inner,
      }}
    >
      {worked ? (
        <Execution
          {...{ isStarting, leaveRef, onResume, onClose }}
          task={worked}
          receivedAt={query.dataUpdatedAt}
        />
      ) : null}
      {query.isPending ? <SkeletonLines loading={crmCopy.loading} /> : null}
      {query.isError && !worked ? (
        <ErrorState
          title={crmCopy.loadFailed}
          message={refusalSentence(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : null}
    </Modal>
  )
}
