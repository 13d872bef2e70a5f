import { useEffect, useRef } from 'react'
import type { Command } from '#design/palette/command.model.ts'
import classes from './palette.module.css'

type Props = {
  id: string
  copy: { results: string; groups: Readonly<Partial<Record<Command['group'], string>>> }
  commands: readonly Command[]
  current: Command | undefined
  onPoint: (command: Command) => void
  onRun: (command: Command) => void
}

const groups = ['people', 'go', 'act', 'search'] as const

/** The options under the field. The field keeps the focus; the list only shows what is chosen. */
export function PaletteOptions(props: Props) {
  return (
    <div id={props.id} role="listbox" aria-label={props.copy.results} className={classes.list}>
      {groups.map((group) => {
        const inGroup = props.commands.filter((command) => command.group === group)
        if (inGroup.length === 0) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by this role.
          <div key={group} role="group" aria-label={props.copy.groups[group]}>
            <p className={classes.group} aria-hidden="true">
              {props.copy.groups[group]}
            </p>
            {inGroup.map((command) => (
              <Option key={command.id} command={command} {...props} />
            ))}
          </div>
        )
      })}
    </div>
  )
}

function Option({ command, id, current, onPoint, onRun }: Props & { command: Command }) {
  const { Icon } = command
  const isCurrent = command === current
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isCurrent])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, by its role.
    <div
      ref={option}
      id={`${id}-${command.id}`}
      role="option"
      aria-selected={isCurrent}
      className={classes.option}
      onPointerMove={() => onPoint(command)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onRun(command)}
    >
      <Icon size={20} stroke={1.7} aria-hidden="true" />
      <span className={classes.label}>{command.label}</span>
      {command.detail ? <span className={classes.detail}>{command.detail}</span> : null}
      {command.keys ? (
        <span className={classes.key} aria-hidden="true">
          {command.keys}
        </span>
      ) : null}
    </div>
  )
}
