import { DemoChat } from '#design/demo-chat/demo-chat.tsx'
import { landing } from '#site/landing/landing.copy.ts'
import classes from './demo.module.css'

export function Demo() {
  return (
    <section id="como-funciona" className={classes.ground}>
      <div className={`site-wrap site-section ${classes.demo}`}>
        <div>
          <h2 className="site-title">{landing.demo.title}</h2>
          <p className="site-lead">{landing.demo.lead}</p>
          <ol className={classes.steps}>
            {landing.demo.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className={classes.talk}>
          <DemoChat />
        </div>
      </div>
    </section>
  )
}
