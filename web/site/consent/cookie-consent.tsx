import { paths } from '#app/paths.ts'
import { consent as copy } from '#site/consent/consent.copy.ts'
import { NewTabLink } from '#site/parts/new-tab-link.tsx'
import { slot } from '#site/slots.tsx'
import classes from './cookie-consent.module.css'

/**
 * What a visitor is asked before anything is loaded from elsewhere. `browser/consent.ts` shows it;
 * where no network has an id there is nothing to ask.
 */
export function CookieConsent() {
  return (
    <section
      className={classes.panel}
      aria-labelledby="cookies-titulo"
      data-consent=""
      data-meta={slot('metaPixel')}
      data-tiktok={slot('tiktokPixel')}
      data-google={slot('googleTag')}
      hidden
    >
      <h2 id="cookies-titulo" className={classes.title} tabIndex={-1}>
        {copy.title}
      </h2>
      <p className={classes.text}>
        {copy.text} <NewTabLink href={paths.cookies}>{copy.policy}</NewTabLink>
      </p>
      <fieldset className={classes.kinds} hidden>
        <legend className="lya-hidden">{copy.label}</legend>
        <Kind kind="necessary" isAlways />
        <Kind kind="measurement" />
        <Kind kind="marketing" />
      </fieldset>
      <p className={classes.failure} role="alert" hidden>
        {copy.failed}
      </p>
      <div className={classes.actions}>
        <Answer name="none">{copy.refuse}</Answer>
        <Answer name="all">{copy.accept}</Answer>
        <Answer name="pick" isQuiet>
          {copy.pick}
        </Answer>
      </div>
    </section>
  )
}

function Kind({ kind, isAlways = false }: { kind: keyof typeof copy.kinds; isAlways?: boolean }) {
  const { name, text } = copy.kinds[kind]
  return (
    <label className={classes.kind}>
      <input type="checkbox" name={kind} defaultChecked={isAlways} disabled={isAlways} />
      <span>
        <strong>{name}</strong>
        {text}
      </span>
    </label>
  )
}

/** Yes and no look the same: neither is easier than the other. */
function Answer({
  name,
  isQuiet = false,
  children,
}: {
  name: string
  isQuiet?: boolean
  children: string
}) {
  return (
    <button
      type="button"
      className={`site-button ${classes.answer}`}
      data-answer={name}
      data-look={isQuiet ? 'quiet' : 'outline'}
    >
      {children}
    </button>
  )
}
