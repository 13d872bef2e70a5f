import type { Goal } from '@lya/contract/money/goals.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconTarget, IconTrophy } from '@tabler/icons-react'
import { today } from '#connection/clock.ts'
import { EditAndRemove } from '#design/page/edit-and-remove.tsx'
import { formatPercent } from '#format/amounts.ts'
import { formatDay } from '#format/days.ts'
import type { GoalDialogActions } from '#money/goals/dialogs/goal-dialogs.tsx'
import { goalsCopy as copy } from '#money/goals/goals.copy.ts'
import { GoalAmount } from '#money/goals/list/goal-amount.tsx'
import classes from './goal-panel.module.css'

type Props = { goal: Goal; dialogs: GoalDialogActions }

export function GoalRow({ goal, dialogs }: Props) {
  const { name, isComplete } = goal
  return (
    <li className={classes.row} data-complete={isComplete || undefined}>
      <span className={classes.icon} aria-hidden="true">
        {isComplete ? <IconTrophy size={22} /> : <IconTarget size={22} />}
      </span>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.detail}>{isComplete ? copy.complete : <Left goal={goal} />}</p>
      </div>
      <div className={classes.actions}>
        <Button
          variant="light"
          leftSection={<IconPlus size={17} aria-hidden="true" />}
          aria-label={copy.depositTo(name)}
          onClick={() => dialogs.deposit(goal)}
        >
          {copy.deposit}
        </Button>
        <EditAndRemove
          name={name}
          copy={copy}
          onEdit={() => dialogs.edit(goal)}
          onRemove={() => dialogs.remove(goal)}
        />
      </div>
      <Progress goal={goal} />
    </li>
  )
}

function Left({ goal }: { goal: Goal }) {
  const { targetDate, targetCents, savedCents } = goal
  return (
    <>
      {copy.left}{' '}
      <GoalAmount amount={cents(targetCents - savedCents)} beside={cents(targetCents)} />
      {targetDate === null ? null : ` · ${dateWords(targetDate)}`}
    </>
  )
}

function dateWords(targetDate: string): string {
  const day = formatDay(targetDate)
  return targetDate < today() ? copy.late(day) : copy.until(day)
}

/** The bar ends at 100%; the number beside it tells the whole. */
function Progress({ goal }: { goal: Goal }) {
  const [saved, target] = [cents(goal.savedCents), cents(goal.targetCents)]
  const shown = Math.floor(Math.min(Math.max(goal.percent, 0), 100))
  return (
    <div className={classes.progress}>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={goal.name}
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={classes.bar} style={{ width: `${shown}%` }} />
      </div>
      <p className={classes.numbers}>
        <span>
          <strong>
            <GoalAmount amount={saved} beside={target} />
          </strong>{' '}
          de <GoalAmount amount={target} beside={saved} />
        </span>
        <span className={classes.percent}>{formatPercent(goal.percent)}</span>
      </p>
    </div>
  )
}
