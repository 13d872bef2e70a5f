import { paths } from '#app/paths.ts'
import { Logo } from '#design/logo.tsx'
import { landing } from '#site/landing/landing.copy.ts'
import classes from './site-footer.module.css'

export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={`site-wrap ${classes.row}`}>
        <div>
          <Logo height={34} />
          <p className={classes.quiet}>{landing.footer.promise}</p>
        </div>
        <nav aria-label="Rodapé">
          <ul className={classes.links}>
            <li>
              <a href={paths.register}>Teste Grátis</a>
            </li>
            <li>
              <a href={paths.login}>Entrar</a>
            </li>
            <li>
              <a href="/#perguntas">Perguntas</a>
            </li>
          </ul>
        </nav>
        <p className={classes.quiet}>{landing.footer.rights}</p>
      </div>
    </footer>
  )
}
