import { shortcuts, shortcutsCopy } from '#app/shortcuts/shortcuts.copy.ts'
import { helpCopy as copy } from './help.copy.ts'
import classes from './help-page.module.css'

export function ShortcutList() {
  return (
    <section className={classes.card}>
      <h2 className={classes.heading}>{shortcutsCopy.title}</h2>
      <p className={classes.more}>{copy.shortcutsMore}</p>
      <dl className={classes.shortcuts}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={classes.shortcut}>
            <dt>{does}</dt>
            <dd className={classes.keys}>
              {keys.map((key, at) => (
                <span key={key} className={classes.keys}>
                  {at > 0 ? <span className={classes.then}>{shortcutsCopy.afterwards}</span> : null}
                  <kbd className={classes.key}>{key}</kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
