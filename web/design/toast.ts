import { notifications } from '@mantine/notifications'
import classes from './toast.module.css'

interface Toast {
  title: string
  message?: string | undefined
}

const closeButtonProps = { 'aria-label': 'Fechar aviso' }

/** Says that something worked. */
export function toastSuccess({ title, message }: Toast): void {
  notifications.show({
    title,
    message: message ?? '',
    className: classes.success ?? '',
    closeButtonProps,
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
