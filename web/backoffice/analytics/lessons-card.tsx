import type { Lessons } from '@lya/contract/backoffice/usage.ts'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { Pill } from '#design/table/pill.tsx'
import { toastError } from '#design/toast/toast.ts'
import { formatDay } from '#format/days.ts'
import { analyticsCopy as copy, lessonCopy } from './analytics.copy.ts'
import classes from './analytics.module.css'

/** What people wrote who allow it to be read; looked at on purpose, since each look is noted. */
export function LessonsCard() {
  const look = useMutation({
    ...adminApi.usage.lessons.mutationOptions(),
    onError: (failure) =>
      toastError({ title: copy.lessonsFailed, message: refusalSentence(failure) }),
  })
  const { data } = look
  return (
    <section className={classes.card} aria-labelledby="ensinar">
      <div>
        <h2 id="ensinar">{copy.lessons}</h2>
        <p className={classes.quiet}>{copy.lessonsLead}</p>
      </div>
      <div>
        <Button
          variant="default"
          size="sm"
          loading={look.isPending}
          onClick={() => look.mutate(undefined)}
        >
          {copy.openLessons}
        </Button>
      </div>
      {data ? (
        <p className={classes.quiet} role="status">
          {copy.teaching(data.people)} {data.items.length === 0 ? copy.noLessons : null}
        </p>
      ) : null}
      {data && data.items.length > 0 ? (
        <ul className={classes.lessons}>
          {numbered(data.items).map(({ day, what, text, reply, number }) => (
            <li key={number}>
              <span className={classes.quiet}>
                <Pill tone={what === 'undone' ? 'bad' : 'warning'}>{lessonCopy[what]}</Pill>{' '}
                {formatDay(day)}
              </span>
              <p>{text}</p>
              <p className={classes.quiet}>{reply}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** They have no name, on purpose: their place in the list stands in. */
function numbered(items: Lessons['items']) {
  return items.map((item, number) => ({ ...item, number }))
}
