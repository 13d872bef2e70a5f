import type { ReactNode } from 'react'
import { Logo } from '#design/logo.tsx'
import { consent } from '#site/consent/consent.copy.ts'
import { footer } from '#site/parts/footer.copy.ts'
import { NewTabLink } from '#site/parts/new-tab-link.tsx'
import { slot, When } from '#site/slots.tsx'
import classes from './site-footer.module.css'

export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={`site-wrap ${classes.row}`}>
        <div className={classes.brand}>
          <Logo height={34} />
          <p className={classes.quiet}>{footer.promise}</p>
        </div>
        <nav className={classes.places} aria-label="Rodapé">
          <Places title={footer.product.title}>
            {footer.product.links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </Places>
          <Places title={footer.help.title}>
            {footer.help.links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <Contacts />
          </Places>
          <Places title={footer.legal.title}>
            {footer.legal.links.map(({ href, label }) => (
              <li key={href}>
                <NewTabLink href={href}>{label}</NewTabLink>
              </li>
            ))}
            <li>
              <button type="button" className={classes.choice} data-cookie-choice="" hidden>
                {consent.label}
              </button>
            </li>
          </Places>
        </nav>
      </div>
      <div className={`site-wrap ${classes.operator}`}>
        <p>
          © {slot('year')} {slot('companyName')}
          <When slot="companyCnpj"> · CNPJ {slot('companyCnpj')}</When>
          <When slot="companyAddress"> · {slot('companyAddress')}</When>
        </p>
      </div>
    </footer>
  )
}

function Places({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={classes.links}>{children}</ul>
    </div>
  )
}

/** What the operator has set up of these. */
function Contacts() {
  return (
    <>
      <When slot="faqUrl">
        <li>
          <NewTabLink href={slot('faqUrl')}>{footer.faq}</NewTabLink>
        </li>
      </When>
      <When slot="supportWhatsapp">
        <li>
          <NewTabLink href={`https://wa.me/${slot('supportWhatsapp')}`}>
            {footer.support}
          </NewTabLink>
        </li>
      </When>
      <When slot="companyEmail">
        <li>
          <a href={`mailto:${slot('companyEmail')}`}>{slot('companyEmail')}</a>
        </li>
      </When>
    </>
  )
}
