import { Notifications } from '@mantine/notifications'
import classes from './toast.module.css'

/** Where toasts are shown: over no header, neither a phone's nor a page's. */
export function Toasts() {
  return (
    <Notifications
      position="bottom-right"
      limit={3}
      autoClose={6_000}
      classNames={{ root: classes.toasts ?? '' }}
    />
  )
}
