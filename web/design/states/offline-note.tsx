import { useSyncExternalStore } from 'react'
import classes from './splash.module.css'

const listen = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/**
 * Says why nothing comes, to whoever waits without a network. It asks the browser itself: what the
 * rest of the page knows of the network may be what has not come.
 */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  if (isOnline) return null
  return (
    <p className={classes.note} role="status">
      Você está sem internet. Assim que ela voltar, a página abre sozinha.
    </p>
  )
}
