import '@mantine/core/styles/Switch.layer.css'
import type {
  ReminderChannel,
  ReminderKind,
  ReminderWishes,
} from '@lya/contract/assistant/reminders.ts'
import { Switch } from '@mantine/core'
import { useSignedIn } from '#connection/session/signed-in.ts'
import { channelCopy, kindCopy } from './reminders.copy.ts'
import { channelsFor, kindsFor } from './reminders.model.ts'
import classes from './reminders-page.module.css'

type Props = {
  wishes: ReminderWishes
  onSwitch: (kind: ReminderKind, channel: ReminderChannel) => void
}

/** Each kind of reminder with a switch for each channel. */
export function WishList({ wishes, onSwitch }: Props) {
  const kinds = kindsFor(useSignedIn())
  return (
    <ul className={classes.kinds}>
      {kinds.map((kind) => (
        <li key={kind} className={classes.kind}>
          <div className={classes.words}>
            <h2 className={classes.heading} id={`aviso-${kind}`}>
              {kindCopy[kind].title}
            </h2>
            <p className={classes.hint}>{kindCopy[kind].hint}</p>
          </div>
          <fieldset className={classes.switches} aria-labelledby={`aviso-${kind}`}>
            {channelsFor(kind).map((channel) => (
              <Switch
                key={channel}
                label={channelCopy[channel]}
                size="md"
                classNames={{ track: classes.track }}
                checked={wishes[kind].includes(channel)}
                onChange={() => onSwitch(kind, channel)}
              />
            ))}
          </fieldset>
        </li>
      ))}
    </ul>
  )
}
