import { IconListSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paletteCopy as copy } from '#app/palette/palette.copy.ts'
import { searchAddress } from '#app/palette/search-address.ts'
import { useCommands } from '#app/palette/use-commands.ts'
import { Chooser } from '#design/palette/chooser.tsx'
import { type Command, findCommands } from '#design/palette/command.model.ts'
import { PaletteFrame } from '#design/palette/palette-frame.tsx'

type Props = { opened: boolean; onClose: () => void; onShortcuts: () => void }

/** Goes anywhere and does anything by the keyboard. */
export function Palette({ opened, onClose, onShortcuts }: Props) {
  const run = (command: Command) => {
    onClose()
    command.run()
  }
  return (
    <PaletteFrame opened={opened} title={copy.title} onClose={onClose}>
      <Commands onShortcuts={onShortcuts} onRun={run} />
    </PaletteFrame>
  )
}

function Commands(props: { onShortcuts: () => void; onRun: (command: Command) => void }) {
  const commands = useCommands(props.onShortcuts)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
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
  return <Chooser copy={copy} typed={typed} onType={setTyped} found={found} onRun={props.onRun} />
}
