import { NavLink } from 'react-router'
import { paths } from '#app/paths.ts'
import { Avatar } from '#app/shell/person/avatar.tsx'
import { useShownProfile } from '#app/shell/person/use-shown-profile.ts'
import { shellCopy } from '#app/shell/shell.copy.ts'
import { displayName } from '#money/dashboard/greeting.copy.ts'
import classes from './person.module.css'

/** Who is signed in; leads to the profile. */
export function PersonLink(props: { size: number; withName: boolean; onGo?: () => void }) {
  const profile = useShownProfile()
  const name = displayName({ name: profile.fullName, email: profile.email })
  return (
    <NavLink
      to={paths.profile}
      className={classes.person ?? ''}
      title={props.withName ? undefined : name}
      {...(props.onGo && { onClick: props.onGo })}
    >
      {/* Not a label: that would hide from the ear what is read on the link. */}
      <span className="lya-hidden">{`${shellCopy.profile}: ${props.withName ? '' : name}`}</span>
      <Avatar profile={profile} size={props.size} />
      {props.withName ? (
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.email}>{profile.email}</span>
        </span>
      ) : null}
    </NavLink>
  )
}
