import { cookies, type Kept, keptByBrowsers } from '#site/legal/cookies.copy.ts'
import { legalMeta } from '#site/legal/legal-meta.ts'
import { LegalPage } from '#site/legal/legal-page.tsx'
import classes from './legal.module.css'

export const meta = () => legalMeta(cookies)

export default function CookiesPage() {
  return (
    <LegalPage text={cookies}>
      <section id="lista">
        <h2>A lista completa</h2>
        {keptByBrowsers.map(({ title, rows }) => (
          <KeptTable key={title} title={title} rows={rows} />
        ))}
      </section>
    </LegalPage>
  )
}

function KeptTable({ title, rows }: { title: string; rows: readonly Kept[] }) {
  return (
    <>
      <h3>{title}</h3>
      <table className={classes.kept}>
        <thead>
          <tr>
            <th scope="col">Nome</th>
            <th scope="col">Para quê</th>
            <th scope="col">Quanto dura</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, purpose, lasts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{purpose}</td>
              <td>{lasts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
