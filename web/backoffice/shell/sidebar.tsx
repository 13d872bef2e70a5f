import { Link } from 'react-router'
import { adminPaths } from '#app/back-office/admin-paths.ts'
import { Logo } from '#design/logo.tsx'
import { PlaceLinks } from './place-links.tsx'
import { SearchButton } from './search-button.tsx'
import { shellCopy } from './shell.copy.ts'
import classes from './shell.module.css'

export function Sidebar({ onSearch }: { onSearch: () => void }) {
  return (
    <aside className={classes.sidebar} data-print="no">
      <div className={classes.top}>
        <Link to={adminPaths.home} className={classes.logo} aria-label="Lya Admin">
          <Logo height={30} />
        </Link>
        <span className={classes.badge} aria-hidden="true">
          {shellCopy.admin}
        </span>
      </div>
      <SearchButton onClick={onSearch} />
      <nav aria-label={shellCopy.navigation} className={classes.nav}>
        <PlaceLinks />
      </nav>
    </aside>
  )
}
