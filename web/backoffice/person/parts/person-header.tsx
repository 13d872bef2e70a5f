import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { copyWords } from '#backoffice/person/parts/copy-words.ts'
import { personCopy as copy } from '#backoffice/person/person.copy.ts'
import { copyText } from '#design/toast/copy-text.ts'
import { formatDay } from '#format/days.ts'
import { shortId } from '#format/short-id.ts'
import classes from '../person.module.css'

type Props = { person: PersonView; backTo: string; badges: ReactNode; action?: ReactNode }

/** Who it is, how they stand, and what an operator must know before anything is done. */
export function PersonHeader({ person, backTo, badges, action }: Props) {
  const { userId, name, email, isYou, leavesAt, isHeld } = person
  return (
    <header className={classes.header}>
      <ActionIcon
        component={Link}
        to={backTo}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={copy.back}
      >
        <IconArrowLeft size={20} aria-hidden="true" />
      </ActionIcon>
      <div className={classes.who}>
        <h1 className={classes.title}>{name || email || shortId(userId)}</h1>
        <button
          type="button"
          className={classes.uid}
          aria-label={`${copy.copyUid} ${shortId(userId)}`}
          title={userId}
          onClick={() => void copyText(userId, copyWords(copy.uid))}
        >
          {shortId(userId)}
          <IconCopy size={14} aria-hidden="true" />
        </button>
      </div>
      <div className={classes.badges}>{badges}</div>
      {action}
      {isYou ? <p className={classes.notice}>{copy.own}</p> : null}
      {leavesAt ? (
        <p className={classes.notice}>{copy.leaving(formatDay(leavesAt.slice(0, 10)))}</p>
      ) : null}
      {isHeld ? <p className={classes.notice}>{copy.held}</p> : null}
    </header>
  )
}
