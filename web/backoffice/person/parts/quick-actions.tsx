import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { personCopy as copy } from '#backoffice/person/person.copy.ts'
import { whatsappUrl } from '#format/whatsapp.ts'
import classes from '../person.module.css'

/** Ways to reach somebody, closed where the number or the e-mail is missing. */
export function QuickActions({ person: { phone, email } }: { person: PersonView }) {
  return (
    <section className={classes.card} aria-labelledby="quick-title">
      <h2 id="quick-title" className={classes.cardTitle}>
        {copy.quick}
      </h2>
      <div className={classes.quick}>
        <Way href={phone && whatsappUrl(phone)} icon={<IconBrandWhatsapp size={18} />} isOutside>
          {copy.whatsapp}
        </Way>
        <Way href={phone && `tel:+${phone}`} icon={<IconPhone size={18} />}>
          {copy.call}
        </Way>
        <Way href={email && `mailto:${encodeURIComponent(email)}`} icon={<IconMail size={18} />}>
          {copy.mail}
        </Way>
      </div>
    </section>
  )
}

type WayProps = { href: string | null; icon: ReactNode; isOutside?: boolean; children: string }

function Way({ href, icon, isOutside = false, children }: WayProps) {
  if (!href) {
    return (
      <Button variant="default" leftSection={icon} disabled>
        {children}
      </Button>
    )
  }
  const outside = isOutside ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <Button component="a" variant="default" href={href} leftSection={icon} {...outside}>
      {children}
    </Button>
  )
}
