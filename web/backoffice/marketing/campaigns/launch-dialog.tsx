import { everybody } from '@lya/core/backoffice/segments/segment.ts'
import { useQuery } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import classes from '../marketing.module.css'
import { campaignsCopy as copy } from './campaigns.copy.ts'

type Props = {
  opened: boolean
  segmentId: string
  isLater: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Says how many it would go to before it goes. */
export function LaunchDialog({ opened, segmentId, isLater, onConfirm, onClose }: Props) {
  const segments = useQuery(adminApi.segments.list.queryOptions())
  const rule = segments.data?.items.find(({ id }) => id === segmentId)?.rule ?? null
  const query = useQuery({
    ...adminApi.segments.preview.queryOptions({ input: { rule: rule ?? everybody } }),
    enabled: opened && rule !== null,
    staleTime: 0,
  })
  const { data } = query
  const isReady = data !== undefined || isLater
  return (
    <ConfirmDialog
      opened={opened && isReady}
      question={isLater ? copy.launchLater : copy.launchNow(data?.count ?? 0)}
      confirm={isLater ? copy.confirmSchedule : copy.confirmLaunch}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {data ? (
        <p className={classes.quiet}>
          {data.count === 0
            ? copy.nobody
            : copy.launchHint(data.reachable.email, data.reachable.whatsapp)}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}
