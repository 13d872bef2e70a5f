import type { CSSProperties } from 'react'
import type { Look } from '#money/dashboard/lower/distribution.model.ts'

/** A look as attributes of what is drawn in it; see distribution.module.css. */
export function drawn({ hue, stripes }: Look, style: CSSProperties = {}) {
  return {
    'data-hue': hue,
    'data-striped': stripes !== null || undefined,
    style: (stripes
      ? { ...style, '--angle': `${stripes.angleDeg}deg`, '--band': `${stripes.bandPx}px` }
      : style) as CSSProperties,
  }
}
