import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './version-choice.module.css'

/**
 * What a person reads of a version, in the order of the form. `value` tells the versions apart;
 * `shown` stands in its place where that is not what people read.
 */
export type Facts = readonly (readonly [name: string, value: string, shown?: ReactNode])[]

type Props = {
  lead: string
  stored: Facts
  yours: Facts
  isSaving: boolean
  onKeepStored: () => void
  onKeepYours: () => void
}

/** Shows both versions of what changed elsewhere while it was edited; the person chooses. */
export function VersionChoice(props: Props) {
  const { stored, yours } = props
  return (
    <div className={classes.choice} role="alert">
      <p className={classes.lead}>{props.lead}</p>
      <Version title="Como está agora" facts={stored} others={yours} />
      <Version title="A sua edição" facts={yours} others={stored} />
      <div className={classes.actions}>
        <Button variant="default" onClick={props.onKeepStored}>
          Ficar com a versão atual
        </Button>
        <Button onClick={props.onKeepYours} loading={props.isSaving}>
          Salvar a minha edição
        </Button>
      </div>
    </div>
  )
}

function Version({ title, facts, others }: { title: string; facts: Facts; others: Facts }) {
  return (
    <section className={classes.version} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.facts}>
        {facts.map(([name, value, shown = value], index) => (
          <div
            key={name}
            className={classes.fact}
            data-differs={value !== others[index]?.[1] || undefined}
          >
            <dt>{name}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
