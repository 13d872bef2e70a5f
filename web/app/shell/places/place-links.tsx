import { IconMessageCircle } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { paths } from '#app/paths.ts'
import { places } from '#app/shell/places/places.ts'
import { useLyaAddress } from '#app/shell/places/use-lya-address.ts'
import { shellCopy } from '#app/shell/shell.copy.ts'

type Props = {
  classes: { item?: string; label?: string }
  iconSize: number
  /** Only icons are seen: the names come up as hints. */
  isNarrow?: boolean
  onGo?: () => void
}

/** The links of the menu, in its order. */
export function PlaceLinks({ classes, iconSize, isNarrow = false, onGo }: Props) {
  const lya = useLyaAddress()
  const common = { className: classes.item ?? '', ...(onGo && { onClick: onGo }) }
  const hint = (label: string) => (isNarrow ? label : undefined)
  const lyaInside = (
    <>
      <IconMessageCircle size={iconSize} stroke={1.7} aria-hidden="true" />
      <span className={classes.label}>{shellCopy.lya}</span>
    </>
  )
  return (
    <>
      {places.map(({ path, label, Icon }) => (
        <NavLink key={path} to={path} title={hint(label)} {...common}>
          <Icon size={iconSize} stroke={1.7} aria-hidden="true" />
          <span className={classes.label}>{label}</span>
        </NavLink>
      ))}
      {lya ? (
        <a href={lya} target="_blank" rel="noopener" title={hint(shellCopy.lya)} {...common}>
          {lyaInside}
          <span className="lya-hidden">{shellCopy.newTab}</span>
        </a>
      ) : (
        <NavLink to={paths.lya} title={hint(shellCopy.lya)} {...common}>
          {lyaInside}
        </NavLink>
      )}
    </>
  )
}
