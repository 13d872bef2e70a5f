import { paths } from '#app/paths.ts'
import classes from './not-found.module.css'

export function meta() {
  return [{ title: 'Página não encontrada | Lya' }, { name: 'robots', content: 'noindex' }]
}

/** Without Mantine: the server shows it as plain HTML for any path that it does not know. */
export default function NotFoundPage() {
  return (
    // Any address can be this page, with whatever was typed into it: nobody else hears of it.
    <div className={classes.page} data-no-pixels="">
      <p className={classes.talk} aria-hidden="true">
        Hum… essa eu não anotei.
      </p>
      <h1 className={classes.title}>Página não encontrada</h1>
      <p className={classes.lead}>
        O endereço mudou ou nunca existiu. Seu dinheiro segue no lugar.
      </p>
      <a href={paths.home} className={classes.home}>
        Voltar ao início
      </a>
    </div>
  )
}
