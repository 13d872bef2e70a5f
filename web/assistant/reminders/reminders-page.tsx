import type {
  ReminderChannel,
  ReminderKind,
  ReminderSettings,
} from '@lya/contract/assistant/reminders.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { ErrorState } from '#design/states/error-state.tsx'
import { Places } from './places.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { remindersCopy as copy } from './reminders.copy.ts'
import { switched, wishesOf } from './reminders.model.ts'
import classes from './reminders-page.module.css'
import { useSaveWishes } from './use-save-wishes.ts'
import { useThisBrowser } from './use-this-browser.ts'
import { WishList } from './wish-list.tsx'

export function meta() {
  return [{ title: 'Lembretes · Lya' }]
}

/** What Lya tells unasked: of what, where, and when not. */
export default function RemindersPage() {
  const settings = useQuery(api.reminders.settings.queryOptions())
  return (
    <div className={classes.page}>
      <header>
        <h1 className={classes.title}>{copy.title}</h1>
        <p className={classes.lead}>{copy.lead}</p>
      </header>
      {settings.data ? <Settings settings={settings.data} /> : null}
      {settings.isError && !settings.data ? (
        <div className={classes.panel}>
          <ErrorState
            title={copy.loadFailed}
            message={refusalSentence(settings.error)}
            onRetry={() => void settings.refetch()}
          />
        </div>
      ) : null}
      {settings.isPending ? <Skeleton /> : null}
    </div>
  )
}

function Settings({ settings }: { settings: ReminderSettings }) {
  const save = useSaveWishes()
  const browser = useThisBrowser(settings)
  const wishes = wishesOf(settings)
  const onSwitch = (kind: ReminderKind, channel: ReminderChannel): void => {
    const next = switched(wishes, kind, channel)
    save.mutate(next)
    // A tap is what browsers ask for before they show their question.
    const isNew = next[kind].includes(channel)
    if (isNew && channel === 'push' && browser.state === 'off') browser.enable()
  }
  return (
    <>
      <WishList wishes={wishes} onSwitch={onSwitch} />
      <QuietHours
        hours={wishes}
        onChange={({ quietFrom, quietUntil }) => save.mutate({ ...wishes, quietFrom, quietUntil })}
      />
      <Places settings={settings} browser={browser} />
    </>
  )
}

function Skeleton() {
  return (
    <div className={classes.panel} data-stacked="" aria-busy="true">
      <p className="lya-hidden" role="status">
        {copy.loading}
      </p>
      {[0, 1, 2].map((row) => (
        <span key={row} className={classes.skeleton} />
      ))}
    </div>
  )
}
