import { notifications, notificationsStore } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { isPhone } from '#design/use-is-phone.ts'
import classes from './toast.module.css'

interface Toast {
  title: string
  message?: ReactNode
}

const closeButtonProps = { 'aria-label': 'Fechar aviso' }
/** What comes is seen at once: the oldest makes room. A phone has room for one. */
const shownMax = { wide: 3, phone: 1 }

/**
 * Says that something worked. What failed before it is settled by that, or no longer news.
 *
 * @param toast.autoCloseMs Longer than usual where the toast offers something to do; such a toast
 *   is about one thing, so another of the same title leaves it alone.
 * @returns The toast's id, to hide it by.
 */
export function toastSuccess(toast: Toast & { autoCloseMs?: number }): string {
  const { title, message, autoCloseMs } = toast
  clearErrors()
  if (autoCloseMs === undefined) hide((shown) => shown.title === title)
  makeRoom()
  return notifications.show({
    title,
    message: message ?? '',
    className: classes.success ?? '',
    closeButtonProps,
    ...(autoCloseMs === undefined ? {} : { autoClose: autoCloseMs }),
  })
}

/** Says that something failed; stays longer, and screen readers say it at once. */
export function toastError({ title, message }: Toast): void {
  hide((shown) => shown.title === title)
  makeRoom()
  notifications.show({
    title,
    message: message ?? '',
    className: classes.error ?? '',
    role: 'alert',
    autoClose: 10_000,
    closeButtonProps,
  })
}

/** Takes away what failed before: it is being tried again, and what comes of that is news. */
export function clearErrors(): void {
  hide((shown) => shown.className === classes.error)
}

function all() {
  const { notifications: shown, queue } = notificationsStore.getState()
  return [...shown, ...queue]
}

function hide(isMeant: (shown: ReturnType<typeof all>[number]) => boolean): void {
  for (const shown of all()) if (shown.id && isMeant(shown)) notifications.hide(shown.id)
}

function makeRoom(): void {
  const max = isPhone() ? shownMax.phone : shownMax.wide
  const tooMany = all().slice(0, Math.max(0, all().length - max + 1))
  hide((shown) => tooMany.includes(shown))
}
