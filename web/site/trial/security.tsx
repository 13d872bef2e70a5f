import { IconDownload, IconEyeOff, IconLock, IconReceiptRefund } from '@tabler/icons-react'
import { trial } from '#site/trial/trial.copy.ts'
import classes from './security.module.css'

const icons = [IconLock, IconEyeOff, IconDownload, IconReceiptRefund]

export function Security() {
  return (
    <section className={classes.ground}>
      <div className="site-wrap site-section">
        <h2 className="site-title">{trial.security.title}</h2>
        <ul className={classes.promises}>
          {trial.security.items.map(({ title, text }, at) => {
            const Icon = icons[at] ?? IconLock
            return (
              <li key={title}>
                <Icon size={28} stroke={1.6} aria-hidden="true" />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
