import { IconMenu2 } from '@tabler/icons-react'
import { paths } from '#app/paths.ts'
import { Logo } from '#design/logo.tsx'
import classes from './site-header.module.css'

const places = [
  { href: '/#como-funciona', label: 'Como funciona' },
  { href: paths.plans, label: 'Planos' },
  { href: '/#perguntas', label: 'Perguntas' },
]

export function SiteHeader() {
  return (
    <header className={classes.header}>
      <div className={`site-wrap ${classes.bar}`}>
        <a href={paths.home} className={classes.home}>
          <Logo height={38} />
        </a>
        <nav className={classes.places} aria-label="Principal">
          <Places />
        </nav>
        <div className={classes.actions}>
          <a href={paths.login} className="site-button" data-look="quiet" data-for-guest="">
            Entrar
          </a>
          <a href={paths.register} className="site-button" data-look="primary" data-for-guest="">
            Teste Grátis
          </a>
          {/* Pages are the same for everybody, so that they can be kept: a script shows it. */}
          <a
            href={paths.dashboard}
            className="site-button"
            data-look="primary"
            data-for-person=""
            hidden
          >
            Abrir a Lya
          </a>
          <details className={classes.menu} data-menu="">
            <summary aria-label="Menu">
              <IconMenu2 size={22} aria-hidden="true" />
            </summary>
            <nav aria-label="Menu">
              <Places />
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}

function Places() {
  return (
    <ul>
      {places.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
