import { landing } from '#site/landing/landing.copy.ts'
import classes from './picture.module.css'

const { picture } = landing

/** The dashboard as it is, drawn by tools/draw-pictures.ts; the hidden scheme is never loaded. */
export function Picture() {
  return (
    <section className={`site-wrap site-section ${classes.section}`}>
      <h2 className="site-title">{picture.title}</h2>
      <p className="site-lead">{picture.lead}</p>
      <div className={classes.frame}>
        {(['light', 'dark'] as const).map((scheme) => (
          <img
            key={scheme}
            className={classes[scheme]}
            src={`/pictures/dashboard-${scheme}.webp`}
            alt={picture.alt}
            width={1200}
            height={760}
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
    </section>
  )
}
