import type { WorkedTask } from '@lya/contract/backoffice/crm.ts'
import { callAttemptsMax } from '@lya/core/backoffice/crm/task.ts'
import { limits } from '@lya/core/limits.ts'
import { Button, Checkbox, Textarea } from '@mantine/core'
import { IconPhonePlus } from '@tabler/icons-react'
import { useLogCall, useMarkWhatsApp } from '#backoffice/crm/changes/use-task-action.ts'
import { endedWords } from '#backoffice/crm/changes/why-failed.ts'
import { executionCopy as copy, crmCopy } from '#backoffice/crm/crm.copy.ts'
import { Clock } from '#backoffice/crm/execution/clock.tsx'
import { ScriptText } from '#backoffice/crm/execution/script-text.tsx'
import { useEnding } from '#backoffice/crm/execution/use-ending.ts'
import { useProgress } from '#backoffice/crm/execution/use-progress.ts'
import { WhatsAppButton } from '#backoffice/crm/task/whatsapp-button.tsx'
import { NoticeBox } from '#design/states/notice-box.tsx'
import classes from './execution.module.css'

type Props = {
  task: WorkedTask
  receivedAt: number
  isStarting: boolean
  /** Takes what Escape and Back do. */
  leaveRef: { current: () => void }
  onResume: () => void
  onClose: () => void
}

/** A call under way: what to say, what was said, and how it ends. */
export function Execution({ task, receivedAt, isStarting, leaveRef, onResume, onClose }: Props) {
  const progress = useProgress(task)
  const { pause, complete } = useEnding({ progress, onClose })
  const ended = endedWords(task)
  const isBusy = pause.isPending || complete.isPending
  leaveRef.current = () => {
    if (ended !== null) onClose()
    else if (!isBusy) pause.mutate(task.id)
  }
  return (
    <div className={classes.execution}>
      {ended === null ? null : <NoticeBox kind="error">{ended}</NoticeBox>}
      <Clock {...{ task, receivedAt, isStarting, onResume }} />
      <ScriptText task={task} />
      <Textarea
        label={copy.notes}
        placeholder={copy.notesHint}
        description={progress.isLost ? copy.notKept : undefined}
        rows={4}
        size="md"
        data-autofocus
        maxLength={limits.callNotesLengthMax}
        value={progress.notes}
        onChange={(event) => progress.change({ notes: event.currentTarget.value })}
        onBlur={() => void progress.keep()}
      />
      <Calls task={task} isEnded={ended !== null} progress={progress} />
      <div className={classes.foot}>
        {ended === null ? (
          <>
            <Button
              variant="default"
              loading={pause.isPending}
              disabled={complete.isPending}
              onClick={() => pause.mutate(task.id)}
            >
              {copy.pause}
            </Button>
            <Button
              loading={complete.isPending}
              disabled={pause.isPending}
              onClick={() => complete.mutate(task.id)}
            >
              {copy.complete}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{copy.close}</Button>
        )}
      </div>
    </div>
  )
}

type CallsProps = {
  task: WorkedTask
  isEnded: boolean
  progress: ReturnType<typeof useProgress>
}

function Calls({ task, isEnded, progress }: CallsProps) {
  const logCall = useLogCall()
  const markWhatsApp = useMarkWhatsApp()
  const change = (answered: boolean) => {
    progress.change({ answered })
    void progress.keep()
  }
  return (
    <div className={classes.calls}>
      <p className={classes.line}>
        <span>
          {copy.attempts}: <strong>{crmCopy.attempts(task.callAttempts)}</strong>
        </span>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPhonePlus size={16} aria-hidden="true" />}
          loading={logCall.isPending}
          disabled={isEnded || task.callAttempts >= callAttemptsMax}
          onClick={() => logCall.mutate(task)}
        >
          {crmCopy.logCall}
        </Button>
      </p>
      <Checkbox
        label={copy.answered}
        checked={progress.answered}
        disabled={isEnded}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <p className={classes.line}>
        <span>
          WhatsApp: <strong>{task.whatsappSent ? copy.sent : copy.notSent}</strong>
        </span>
        <WhatsAppButton
          task={{ ...task, callAnswered: progress.answered }}
          label={copy.send}
          // What makes it allowed may still be on its way.
          onOpened={() => void progress.keep().then(() => markWhatsApp.mutate(task.id))}
        />
      </p>
    </div>
  )
}
