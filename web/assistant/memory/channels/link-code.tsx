import { Button } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { memoryCopy } from '#assistant/memory/memory.copy.ts'
import { timeOf } from '#connection/clock.ts'
import classes from '../memory.module.css'

const copy = memoryCopy.channels

export type LinkCodeData = { code: string; expiresAt: string; url: string | null }

/** The code that proves a number when it comes from there, and the way to send it. */
export function LinkCode({ code, expiresAt, url }: LinkCodeData) {
  return (
    <div className={classes.code} role="status">
      <strong>{copy.codeTitle}</strong>
      <p className={classes.digits}>{code}</p>
      <p className={classes.said}>{`${copy.codeHelp} ${copy.codeUntil(timeOf(expiresAt))}`}</p>
      {url ? (
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
        >
          {copy.open}
          <span className="lya-hidden">{` ${copy.newTab}`}</span>
        </Button>
      ) : null}
      <p className={classes.quiet}>{copy.waiting}</p>
    </div>
  )
}
