import { promoVideo as copy } from '#site/video/promo-video.copy.ts'
import classes from './promo-video.module.css'

/**
 * The film that tools/promo-video.ts makes of the product. Nothing of it but its poster is loaded
 * before it is played. `browser/video.ts` gives it its large button and says when it fails; without
 * script the browser's own controls play it.
 */
export function PromoVideo() {
  return (
    <figure className={classes.frame} aria-label={copy.label} data-video="">
      <video
        className={classes.film}
        src="/video/lya.mp4"
        poster="/video/lya.webp"
        width={1280}
        height={720}
        preload="none"
        controls
        playsInline
        muted
      >
        <track kind="captions" src="/video/lya.vtt" srcLang="pt-BR" label={copy.tracks} />
      </video>
      <button type="button" className={classes.play} aria-label={copy.play} hidden>
        <svg viewBox="0 0 24 24" width="34" height="34" aria-hidden="true">
          <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
        </svg>
      </button>
      <div className={classes.failure} role="alert" hidden>
        <p>{copy.failed}</p>
        <button type="button" className="site-button" data-look="primary">
          {copy.retry}
        </button>
      </div>
    </figure>
  )
}
