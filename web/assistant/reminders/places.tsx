import type { ReminderSettings } from '@lya/contract/assistant/reminders.ts'
import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { IconBell, IconBrandWhatsapp, IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { channelCopy, placeCopy as copy, remindersCopy } from './reminders.copy.ts'
import { isReady } from './reminders.model.ts'
import classes from './reminders-page.module.css'
import type { ThisBrowser } from './use-this-browser.ts'

type Props = { settings: ReminderSettings; browser: ThisBrowser }

/** Where reminders arrive, and what is missing for it. */
export function Places({ settings, browser }: Props) {
  const others = settings.browsers.length - (browser.state === 'on' ? 1 : 0)
  return (
    <section className={classes.panel} data-stacked="">
      <h2 className={classes.heading}>{remindersCopy.placesTitle}</h2>
      <ul className={classes.places}>
        <Mail settings={settings} />
        <WhatsApp settings={settings} />
        <Place
          Sign={IconBell}
          name={channelCopy.push}
          isReady={browser.state === 'on'}
          words={[copy.push[browser.state], ...(others > 0 ? [copy.others(others)] : [])].join(' ')}
          action={<PushButton browser={browser} />}
        />
      </ul>
    </section>
  )
}

function Mail({ settings }: { settings: ReminderSettings }) {
  const { email, isEmailConfirmed } = settings
  const unready = email === '' ? copy.emailMissing : copy.emailUnproven(email)
  return (
    <Place
      Sign={IconMail}
      name={channelCopy.email}
      isReady={isReady(settings, 'email', false)}
      words={isEmailConfirmed ? copy.emailReady(email) : unready}
      action={
        isEmailConfirmed ? null : (
          <Button component={Link} to={paths.profile} variant="default">
            {email === '' ? copy.giveEmail : copy.askAgain}
          </Button>
        )
      }
    />
  )
}

function WhatsApp({ settings }: { settings: ReminderSettings }) {
  const { isWhatsAppAvailable, isWhatsAppLinked } = settings
  const ready = isWhatsAppLinked ? copy.whatsappReady : copy.whatsappUnlinked
  return (
    <Place
      Sign={IconBrandWhatsapp}
      name={channelCopy.whatsapp}
      isReady={isReady(settings, 'whatsapp', false)}
      words={isWhatsAppAvailable ? ready : copy.whatsappOff}
      action={
        isWhatsAppAvailable && !isWhatsAppLinked ? (
          <Button component={Link} to={paths.profile} variant="default">
            {copy.linkNumber}
          </Button>
        ) : null
      }
    />
  )
}

function PushButton({ browser }: { browser: ThisBrowser }) {
  if (browser.state === 'off') {
    return (
      <Button onClick={browser.enable} loading={browser.isBusy}>
        {copy.enable}
      </Button>
    )
  }
  if (browser.state !== 'on') return null
  return (
    <Button variant="default" onClick={browser.disable} loading={browser.isBusy}>
      {copy.disable}
    </Button>
  )
}

function Place(props: {
  Sign: Icon
  name: string
  isReady: boolean
  words: string
  action?: ReactNode
}) {
  const { Sign } = props
  return (
    <li className={classes.place} data-ready={props.isReady || undefined}>
      <span className={classes.sign}>
        <Sign size={20} stroke={1.8} aria-hidden="true" />
      </span>
      <div className={classes.words}>
        <h3 className={classes.name}>{props.name}</h3>
        <p className={classes.hint}>{props.words}</p>
      </div>
      {props.action}
    </li>
  )
}
