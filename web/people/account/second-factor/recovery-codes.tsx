import { Button } from '@mantine/core'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { copyText } from '#design/toast/copy-text.ts'
import { toastSuccess } from '#design/toast/toast.ts'
import { secondFactorCopy as copy } from './second-factor.copy.ts'
import classes from './second-factor.module.css'
import { readUnkept } from './unkept-codes.ts'

const words = { copied: copy.copied, failed: { title: copy.copyFailed } }

/** The codes that let somebody in without the app; they are shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone, and these are not to be missed.
  useEffect(() => heading.current?.focus(), [])
  const queryClient = useQueryClient()
  useEffect(
    () => () => {
      // Back or another page took them out of sight: nobody is to think that they are lost.
      if (readUnkept(queryClient)) toastSuccess({ title: copy.waiting, message: copy.waitingLead })
    },
    [queryClient],
  )
  const text = `${copy.fileHead}\n\n${codes.join('\n')}\n`
  return (
    <div className={classes.codes}>
      <h3 ref={heading} tabIndex={-1} className={classes.codesTitle}>
        {copy.codesTitle}
      </h3>
      <p className={classes.quiet}>{copy.codesHelp}</p>
      <ul className={classes.codeList}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.ways}>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => void copyText(text, words)}
        >
          {copy.copyCodes}
        </Button>
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={copy.fileName}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          {copy.saveCodes}
        </Button>
        <Button onClick={onKept}>{copy.kept}</Button>
      </div>
    </div>
  )
}
