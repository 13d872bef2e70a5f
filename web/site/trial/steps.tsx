import { DemoChat } from '#design/demo-chat/demo-chat.tsx'
import { trial } from '#site/trial/trial.copy.ts'
import classes from './steps.module.css'

export function Steps() {
  return (
    <section id="como-funciona" className={`site-wrap site-section ${classes.steps}`}>
      <div>
        <h2 className="site-title">{trial.steps.title}</h2>
        <ol>
          {trial.steps.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={classes.talk}>
        <DemoChat count={6} />
      </div>
    </section>
  )
}
