import { Checkbox } from '@mantine/core'
import { shortcutsCopy as copy, shortcuts } from '#app/shortcuts/shortcuts.copy.ts'
import { Dialog } from '#design/dialog/dialog.tsx'
import classes from './shortcuts-dialog.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  singleKeys: boolean
  onSingleKeys: (on: boolean) => void
}

/** What the keyboard can do here, and the switch that turns single keys off. */
export function ShortcutsDialog({ opened, onClose, singleKeys, onSingleKeys }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title}>
      <dl className={classes.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={classes.row}>
            <dt>{does}</dt>
            <dd className={classes.keys}>
              {keys.map((one, at) => (
                <span key={one} className={classes.keys}>
                  {at > 0 ? <span className={classes.then}>{copy.afterwards}</span> : null}
                  <kbd className={classes.key}>{one}</kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={copy.singleKeys}
        description={copy.singleKeysHint}
        checked={singleKeys}
        onChange={(event) => onSingleKeys(event.currentTarget.checked)}
      />
    </Dialog>
  )
}
