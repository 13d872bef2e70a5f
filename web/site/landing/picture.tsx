import { landing } from '#site/landing/landing.copy.ts'
import classes from './picture.module.css'

const { picture } = landing

/**
 * The dashboard of the demo's person, as it is on a screen of this size and in the visitor's
 * colours; tools/draw-pictures.ts draws it. The other scheme's picture is never loaded.
 */
export function Picture() {
  return (
    <section className={`site-wrap site-section ${classes.section}`}>
      <h2 className="site-title">{picture.title}</h2>
      <p className="site-lead">{picture.lead}</p>
      <div className={classes.frame}>
        {(['light', 'dark'] as const).map((scheme) => (
          <picture key={scheme} className={classes[scheme]}>
            <source
              media="(max-width: 640px)"
              srcSet={`/pictures/dashboard-phone-${scheme}.webp`}
              width={780}
              height={1520}
            />
            <img
              src={`/pictures/dashboard-${scheme}.webp`}
              alt={picture.alt}
              width={1360}
              height={861}
              loading="lazy"
              decoding="async"
            />
          </picture>
        ))}
      </div>
    </section>
  )
}
