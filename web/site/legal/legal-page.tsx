import type { ReactNode } from 'react'
import type { LegalText } from '#site/legal/legal-text.ts'
import { footer } from '#site/parts/footer.copy.ts'
import classes from './legal.module.css'

/** A legal text with its table of contents; what only one of them has comes after its sections. */
export function LegalPage({ text, children }: { text: LegalText; children?: ReactNode }) {
  return (
    <article className={`site-wrap ${classes.page}`}>
      <header className={classes.head}>
        <h1 className={classes.title}>{text.title}</h1>
        <p className={classes.lead}>{text.lead}</p>
        <p className={classes.updated}>Atualizado em {text.updated}</p>
      </header>
      <nav className={classes.contents} aria-label="Nesta página">
        <ol>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.text}>
        {text.sections.map(({ id, title, parts }) => (
          <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
            <h2 id={`${id}-titulo`}>{title}</h2>
            {parts.map((part) => (
              <Part key={String(part)} part={part} />
            ))}
          </section>
        ))}
        {children}
        <nav className={classes.also} aria-label={footer.alsoRead}>
          {footer.legal.links
            .filter(({ href }) => href !== text.path)
            .map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
        </nav>
      </div>
    </article>
  )
}

function Part({ part }: { part: string | readonly string[] }) {
  if (typeof part === 'string') return <p>{part}</p>
  return (
    <ul>
      {part.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
