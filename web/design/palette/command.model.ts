import type { Icon } from '@tabler/icons-react'

export type Command = {
  id: string
  group: 'people' | 'go' | 'act' | 'search'
  label: string
  /** More of it, in quiet letters. */
  detail?: string
  Icon: Icon
  /** Other words that find it. */
  words?: string
  /** Its shortcut, as shown. */
  keys?: string
  run: () => void
}

/** The commands whose words begin with each typed word, without case and accents. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = words(typed)
  return commands.filter((command) => {
    const known = words(`${command.label} ${command.words ?? ''}`)
    return wanted.every((start) => known.some((word) => word.startsWith(start)))
  })
}

function words(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
