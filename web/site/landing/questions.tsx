import { IconPlus } from '@tabler/icons-react'
import { landing } from '#site/landing/landing.copy.ts'
import classes from './questions.module.css'

export function Questions() {
  return (
    <section id="perguntas" className={`site-wrap ${classes.questions}`}>
      <h2 className="site-title">{landing.questions.title}</h2>
      <div>
        {landing.questions.items.map(({ question, answer }) => (
          <details key={question} className={classes.question}>
            <summary>
              {question}
              <IconPlus size={20} aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
