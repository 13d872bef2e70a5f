import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FaqData } from '#site/structured-data.tsx'
import classes from './faq.module.css'

/** Questions that open to their answers, without any script; below their title, `children`. */
export function Faq({
  title,
  items,
  children,
}: {
  title: string
  items: readonly { question: string; answer: string }[]
  children?: ReactNode
}) {
  return (
    <section id="perguntas" className={`site-wrap ${classes.questions}`}>
      <div>
        <h2 className="site-title">{title}</h2>
        {children}
      </div>
      <div>
        {items.map(({ question, answer }) => (
          <details key={question} className={classes.question}>
            <summary>
              {question}
              <IconPlus size={20} aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <FaqData items={items} />
    </section>
  )
}
