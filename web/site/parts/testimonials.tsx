import { marketing } from '#site/marketing.copy.ts'
import classes from './testimonials.module.css'

export function Testimonials({ title }: { title: string }) {
  return (
    <section className="site-wrap site-section">
      <h2 className="site-title">{title}</h2>
      <ul className={classes.voices}>
        {marketing.testimonials.map(({ name, about, text }) => (
          <li key={name}>
            <figure>
              <blockquote>{text}</blockquote>
              <figcaption>
                <span className={classes.initial} aria-hidden="true">
                  {name[0]}
                </span>
                <span>
                  <strong>{name}</strong>
                  {about}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
