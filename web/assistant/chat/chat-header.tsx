import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconBrain, IconMenu2 } from '@tabler/icons-react'
import { Link, useOutletContext } from 'react-router'
import { paths } from '#app/paths.ts'
import { assistantCopy as copy } from '#assistant/assistant.copy.ts'
import { LyaFace } from '#assistant/chat/lya-face.tsx'
import { useIsPhone } from '#design/use-is-phone.ts'
import classes from './chat.module.css'

/** Who one talks to. On a phone it also leads back and opens the menu of the shell. */
export function ChatHeader({ isOnline }: { isOnline: boolean }) {
  const isPhone = useIsPhone()
  const { openMenu } = useOutletContext<{ openMenu: () => void }>()
  return (
    <header className={classes.header}>
      {isPhone ? (
        <ActionIcon component={Link} to={paths.dashboard} size={44} aria-label={copy.back}>
          <IconArrowLeft size={22} aria-hidden="true" />
        </ActionIcon>
      ) : null}
      <LyaFace size={42} />
      <div className={classes.who}>
        <h1 className={classes.name}>{copy.title}</h1>
        <p className={classes.presence}>{isOnline ? copy.presence : copy.offline}</p>
      </div>
      <ActionIcon
        component={Link}
        to={paths.memory}
        size={44}
        title={copy.memory}
        aria-label={copy.memory}
      >
        <IconBrain size={22} aria-hidden="true" />
      </ActionIcon>
      {isPhone ? (
        <ActionIcon size={44} aria-label={copy.openMenu} aria-haspopup="dialog" onClick={openMenu}>
          <IconMenu2 size={22} aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </header>
  )
}
