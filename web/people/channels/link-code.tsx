import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react'
import { timeOf } from '#connection/clock.ts'
import { copyText } from '#design/toast/copy-text.ts'
import { channelsCopy as copy } from '#people/channels/channels.copy.ts'
import classes from './channels.module.css'

export type LinkCodeData = { code: string; expiresAt: string; url: string | null }

const words = { copied: copy.copied, failed: { title: copy.copyFailed } }

/** The code that proves a number when it comes from there, and the ways to send it. */
export function LinkCode({ code, expiresAt, url }: LinkCodeData) {
  return (
    <div className={classes.code}>
      <div role="status">
        <strong>{copy.codeTitle}</strong>
        <p className={classes.digits}>{code}</p>
      </div>
      <p>{`${copy.codeHelp} ${copy.codeUntil(timeOf(expiresAt))}`}</p>
      <div className={classes.ways}>
        {url ? (
          <Button
            component="a"
            size="md"
            href={url}
            target="_blank"
            rel="noopener"
            leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
          >
            {copy.open}
            <span className="lya-hidden">{` ${copy.newTab}`}</span>
          </Button>
        ) : null}
        <Button
          size="md"
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => void copyText(code, words)}
        >
          {copy.copy}
        </Button>
      </div>
      <p className={classes.quiet}>{copy.waiting}</p>
    </div>
  )
}
