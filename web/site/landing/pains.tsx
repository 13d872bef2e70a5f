import { IconCalendarOff, IconCards, IconForms, IconTableOff } from '@tabler/icons-react'
import { landing } from '#site/landing/landing.copy.ts'
import classes from './pains.module.css'

const icons = [IconTableOff, IconCalendarOff, IconCards, IconForms]

export function Pains() {
  return (
    <section className="site-wrap site-section">
      <h2 className="site-title">{landing.pains.title}</h2>
      <ul className={classes.pains}>
        {landing.pains.items.map(({ title, text }, at) => {
          const Icon = icons[at] ?? IconForms
          return (
            <li key={title} className={classes.pain}>
              <Icon size={28} stroke={1.6} aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
