import { Button } from '@mantine/core'
import classes from './state.module.css'

/** What a page or a list shows when its data could not be had. */
export function ErrorState(props: { title?: string; message: string; onRetry?: () => void }) {
  return (
    <div className={classes.state} role="alert">
      <span className={classes.bubble} aria-hidden="true" />
      <p className={classes.title}>{props.title ?? 'Algo não deu certo'}</p>
      <p className={classes.message}>{props.message}</p>
      {props.onRetry ? <Button onClick={props.onRetry}>Tentar novamente</Button> : null}
    </div>
  )
}
