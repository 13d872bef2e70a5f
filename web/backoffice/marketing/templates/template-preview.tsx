import type { MessageContent } from '@lya/core/backoffice/messages/content.ts'
import { faultOf } from '@lya/core/backoffice/messages/refuse-content.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import { useOperator } from '#connection/admin/operator.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import classes from '../marketing.module.css'
import { useSettled } from '../use-settled.ts'
import { templatesCopy as copy } from './templates.copy.ts'

/** The message as it would come to the operator; what is wrong with it is said in its place. */
export function TemplatePreview({ content }: { content: MessageContent }) {
  const { name } = useOperator()
  const fault = faultOf(content)
  const asked = useSettled(content)
  const query = useQuery({
    ...adminApi.messageTemplates.preview.queryOptions({ input: asked }),
    enabled: faultOf(asked) === null,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const { data, error } = query
  const isEmail = content.channel === 'email'
  const isShown = data !== undefined && fault === null && !query.isError
  return (
    <section className={classes.card} aria-label={copy.preview}>
      <h3 className={classes.heading}>{copy.preview}</h3>
      {fault?.code === 'templates.unknown-variable' ? (
        <p role="alert">{copy.unknown(fault.names)}</p>
      ) : null}
      {fault && fault.code !== 'templates.unknown-variable' ? (
        <p className={classes.quiet}>{refusalSentence(new RefusedCall(fault.code, 400))}</p>
      ) : null}
      {query.isError && fault === null ? <p role="alert">{refusalSentence(error)}</p> : null}
      {isShown ? (
        <div className={classes.letter}>
          {isEmail ? <strong>{data.subject}</strong> : null}
          {isEmail ? <p>{copy.greeting(name.split(' ')[0] ?? '')}</p> : null}
          {data.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {isEmail ? <span className={classes.pretend}>{data.button}</span> : null}
        </div>
      ) : null}
      {isShown && data.numbered !== '' ? (
        <>
          <h4 className={classes.quiet}>{copy.numbered}</h4>
          <p className={classes.letter}>{data.numbered}</p>
        </>
      ) : null}
    </section>
  )
}
