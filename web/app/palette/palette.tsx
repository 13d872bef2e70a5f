import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { IconListSearch, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { paletteCopy as copy } from '#app/palette/palette.copy.ts'
import { type Command, findCommands } from '#app/palette/palette.model.ts'
import { PaletteOptions } from '#app/palette/palette-options.tsx'
import { searchAddress } from '#app/palette/search-address.ts'
import { useCommands } from '#app/palette/use-commands.ts'
import { useLayer } from '#design/layers/use-layer.ts'
import classes from './palette.module.css'

type Props = { opened: boolean; onClose: () => void; onShortcuts: () => void }

/** Goes anywhere and does anything by the keyboard. */
export function Palette({ opened, onClose, onShortcuts }: Props) {
  useLayer(opened, onClose, { isTypedInto: true })
  const run = (command: Command) => {
    onClose()
    command.run()
  }
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      size={560}
      yOffset="12vh"
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={copy.title}>
        <Chooser onShortcuts={onShortcuts} onRun={run} />
      </Modal.Content>
    </Modal.Root>
  )
}

function Chooser(props: { onShortcuts: () => void; onRun: (command: Command) => void }) {
  const commands = useCommands(props.onShortcuts)
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const text = typed.trim()
  const found = findCommands(commands, text)
  if (text !== '') {
    found.push({
      id: 'search',
      group: 'search',
      label: copy.searchFor(text),
      Icon: IconListSearch,
      run: () => void navigate(searchAddress(text)),
    })
  }
  const current = found[Math.min(chosen, found.length - 1)]
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setChosen((found.indexOf(current as Command) + step + found.length) % found.length)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      props.onRun(current)
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
            setTyped(event.currentTarget.value)
            setChosen(0)
          }}
          onKeyDown={move}
        />
      </div>
      <PaletteOptions
        id={listId}
        commands={found}
        current={current}
        onPoint={(command) => setChosen(found.indexOf(command))}
        onRun={props.onRun}
      />
      <p className={classes.hint}>{copy.hint}</p>
    </>
  )
}
