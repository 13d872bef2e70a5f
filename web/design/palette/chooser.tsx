import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import type { Command } from './command.model.ts'
import classes from './palette.module.css'
import { PaletteOptions } from './palette-options.tsx'

type Props = {
  copy: {
    title: string
    placeholder: string
    results: string
    hint: string
    groups: Readonly<Partial<Record<Command['group'], string>>>
  }
  typed: string
  onType: (typed: string) => void
  found: readonly Command[]
  onRun: (command: Command) => void
  /** What is said below the list instead of the hint, such as that nothing was found. */
  said?: string
}

/** The field of a palette with its options: arrows choose, Enter runs. */
export function Chooser({ copy, typed, onType, found, onRun, said }: Props) {
  const listId = useId()
  const [chosen, setChosen] = useState(0)
  const current = found[Math.min(chosen, found.length - 1)]
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && current) {
      event.preventDefault()
      setChosen((found.indexOf(current) + step + found.length) % found.length)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      onRun(current)
    }
  }
  return (
    <>
      <div className={classes.field}>
        <IconSearch size={20} stroke={1.8} aria-hidden="true" />
        <input
          className={classes.input}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
          aria-label={copy.title}
          placeholder={copy.placeholder}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={typed}
          onChange={(event) => {
            onType(event.currentTarget.value)
            setChosen(0)
          }}
          onKeyDown={move}
        />
      </div>
      <PaletteOptions
        id={listId}
        copy={copy}
        commands={found}
        current={current}
        onPoint={(command) => setChosen(found.indexOf(command))}
        onRun={onRun}
      />
      <p className={classes.hint} data-said={said === undefined ? undefined : ''} role="status">
        {said ?? copy.hint}
      </p>
    </>
  )
}
