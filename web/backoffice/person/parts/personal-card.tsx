import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { writePhone } from '@lya/core/people/identity/write-phone.ts'
import { ActionIcon } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { copyWords } from '#backoffice/person/parts/copy-words.ts'
import { personCopy as copy } from '#backoffice/person/person.copy.ts'
import { copyText } from '#design/toast/copy-text.ts'
import { formatDay } from '#format/days.ts'
import classes from '../person.module.css'

/** Who somebody is, line by line. */
export function PersonalCard({ person }: { person: PersonView }) {
  const { userId, name, email, phone, pendingEmail, affiliate, trialEndDate } = person
  const hasDay = trialEndDate !== null && trialEndDate.length === 10
  return (
    <section className={classes.card} aria-labelledby="personal-title">
      <h2 id="personal-title" className={classes.cardTitle}>
        {copy.personal}
      </h2>
      <dl className={classes.facts}>
        <Fact label={copy.name}>{name || copy.unknown}</Fact>
        <Fact label={copy.uid} copied={{ text: userId, label: copy.copyUid, what: copy.uid }}>
          {userId}
        </Fact>
        <Fact label={copy.email}>
          {email ?? copy.unknown}
          {pendingEmail ? (
            <span className={classes.quiet}>{copy.pendingEmail(pendingEmail)}</span>
          ) : null}
        </Fact>
        <Fact label={copy.phone}>{phone === null ? copy.unknown : writePhone(phone)}</Fact>
        <Fact
          label={copy.affiliateLink}
          copied={{ text: affiliate.link, label: copy.copyLink, what: copy.affiliateLink }}
        >
          {affiliate.link}
        </Fact>
        <Fact label={copy.trialEnd}>{hasDay ? formatDay(trialEndDate) : copy.unknown}</Fact>
      </dl>
    </section>
  )
}

type FactProps = {
  label: string
  copied?: { text: string; label: string; what: string }
  children: ReactNode
}

export function Fact({ label, copied, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.factText}>{children}</span>
        {copied ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={copied.label}
            onClick={() => void copyText(copied.text, copyWords(copied.what))}
          >
            <IconCopy size={16} aria-hidden="true" />
          </ActionIcon>
        ) : null}
      </dd>
    </div>
  )
}
