import type { Contacts } from '@lya/contract/people/support.ts'
import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'
import { usePlanNotice } from '#connection/session/use-plan-notice.ts'
import { formatWhatsapp, whatsappUrl } from '#format/whatsapp.ts'
import { helpCopy as copy } from './help.copy.ts'
import classes from './help-page.module.css'

const askLya = `${paths.lya}?texto=${encodeURIComponent(copy.question)}`

/** What the operator has set up; without a number, the assistant who is always there. */
export function ContactCards({ contacts }: { contacts: Contacts }) {
  const { supportWhatsapp, companyEmail, faqUrl } = contacts
  return (
    <>
      <section className={classes.card} data-lead="">
        {supportWhatsapp ? (
          <Whatsapp number={supportWhatsapp} />
        ) : (
          <NoNumber email={companyEmail} />
        )}
        {supportWhatsapp || companyEmail ? (
          <dl className={classes.facts}>
            {/* Lya answers at any hour: only people keep hours. */}
            {supportWhatsapp ? (
              <div>
                <dt>{copy.hoursTitle}</dt>
                <dd>{copy.hours}</dd>
              </div>
            ) : null}
            {companyEmail ? (
              <div>
                <dt>{copy.email}</dt>
                <dd>
                  <a className={classes.link} href={`mailto:${companyEmail}`}>
                    {companyEmail}
                  </a>
                </dd>
              </div>
            ) : null}
          </dl>
        ) : null}
      </section>
      {faqUrl ? <Questions url={faqUrl} /> : null}
    </>
  )
}

function Whatsapp({ number }: { number: string }) {
  return (
    <div className={classes.contact}>
      <div>
        <h2 className={classes.heading}>{copy.support}</h2>
        <p className={classes.number}>{formatWhatsapp(number)}</p>
      </div>
      <Button
        component="a"
        size="md"
        href={whatsappUrl(number, copy.greeting)}
        target="_blank"
        rel="noopener"
        leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
      >
        {copy.write}
        <span className="lya-hidden">{copy.newTab}</span>
      </Button>
    </div>
  )
}

/** Whoever is kept out until they pay finds Lya closed as well: they are led to what is open. */
function NoNumber({ email }: { email: string | null }) {
  const isLeaving = Boolean(useSignedIn().leavesAt)
  const isBlocked = usePlanNotice()?.kind === 'blocked' || isLeaving
  const blockedMore = email ? copy.blockedByMail : copy.blockedMore
  return (
    <div className={classes.contact}>
      <div>
        <h2 className={classes.heading}>{copy.noContact}</h2>
        <p className={classes.more}>{isBlocked ? blockedMore : copy.noContactMore}</p>
      </div>
      {isBlocked ? (
        <Button component={Link} to={paths.subscription} size="md">
          {copy.subscription}
        </Button>
      ) : (
        <Button component={Link} to={askLya} size="md">
          {copy.askLya}
        </Button>
      )}
    </div>
  )
}

function Questions({ url }: { url: string }) {
  return (
    <section className={classes.card}>
      <div className={classes.contact}>
        <div>
          <h2 className={classes.heading}>{copy.faq}</h2>
          <p className={classes.more}>{copy.faqMore}</p>
        </div>
        <Button
          component="a"
          size="md"
          variant="default"
          href={url}
          target="_blank"
          rel="noopener"
          rightSection={<IconExternalLink size={18} aria-hidden="true" />}
        >
          {copy.faqOpen}
          <span className="lya-hidden">{copy.newTab}</span>
        </Button>
      </div>
    </section>
  )
}
