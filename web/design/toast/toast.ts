import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import classes from './toast.module.css'

interface Toast {
  title: string
  message?: ReactNode
}

const closeButtonProps = { 'aria-label': 'Fechar aviso' }

/**
 * Says that something worked.
 *
 * @param toast.autoCloseMs Longer than usual where the toast offers something to do.
 * @returns The toast's id, to hide it by.
 */
export function toastSuccess(toast: Toast & { autoCloseMs?: number }): string {
  const { title, message, autoCloseMs } = toast
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
  notifications.show({
    title,
    message: message ?? '',
    className: classes.error ?? '',
    role: 'alert',
    autoClose: 10_000,
    closeButtonProps,
  })
}
