import { initials } from '#app/shell/person/initials.model.ts'
import type { ShownProfile } from '#connection/caches/profile-cache.ts'
import classes from './person.module.css'

/** The photo, or the initials of who has none. */
export function Avatar({ profile, size }: { profile: ShownProfile; size: number }) {
  const { avatarUrl } = profile
  const style = { width: size, height: size, fontSize: size * 0.38 }
  return avatarUrl ? (
    <img className={classes.avatar} style={style} src={avatarUrl} alt="" />
  ) : (
    // Drawn by the style: the letters are a picture, and no part of a link's name.
    <span className={classes.avatar} style={style} data-initials={initials(profile)} />
  )
}
