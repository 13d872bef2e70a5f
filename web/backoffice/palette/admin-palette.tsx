import { useState } from 'react'
import { Chooser } from '#design/palette/chooser.tsx'
import { type Command, findCommands } from '#design/palette/command.model.ts'
import { PaletteFrame } from '#design/palette/palette-frame.tsx'
import { paletteCopy as copy } from './palette.copy.ts'
import { useFoundPeople } from './use-found-people.ts'

type Props = { opened: boolean; pages: readonly Command[]; onClose: () => void }

/** Finds a person or a page by the keyboard. */
export function AdminPalette({ opened, pages, onClose }: Props) {
  const run = (command: Command) => {
    onClose()
    command.run()
  }
  return (
    <PaletteFrame opened={opened} title={copy.title} onClose={onClose}>
      <Finder pages={pages} onRun={run} />
    </PaletteFrame>
  )
}

function Finder(props: { pages: readonly Command[]; onRun: (command: Command) => void }) {
  const [typed, setTyped] = useState('')
  const { people, isLooking, isFailed } = useFoundPeople(typed)
  const found = [...people, ...findCommands(props.pages, typed.trim())]
  const isEmpty = found.length === 0 && !isLooking && !isFailed
  const said =
    (isFailed && copy.failed) ||
    (isEmpty && copy.nothing) ||
    (isLooking && people.length === 0 && copy.looking)
  return (
    <Chooser
      copy={copy}
      typed={typed}
      onType={setTyped}
      found={found}
      onRun={props.onRun}
      {...(said && { said })}
    />
  )
}
