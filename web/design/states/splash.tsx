import { OfflineNote } from './offline-note.tsx'
import classes from './splash.module.css'

/** Shown while it is not known yet what to show. Plain CSS: it stands before Mantine has come. */
export function Splash() {
  return (
    <main className={classes.splash} aria-busy="true">
      <span className={classes.bubble}>
        <span className={classes.dot} />
        <span className={classes.dot} />
        <span className={classes.dot} />
      </span>
      <span className="lya-hidden" role="status">
        Carregando
      </span>
      <OfflineNote />
    </main>
  )
}
