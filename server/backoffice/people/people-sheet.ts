import type { AdminPerson } from '@lya/contract/backoffice/admin-person.ts'
import { cents, decimalFromCents } from '@lya/core/amounts/cents.ts'
import { writePhone } from '@lya/core/people/identity/write-phone.ts'
import {
  billingWords,
  channelWords,
  periodWords,
  sheetTitles,
  sourceWords,
  standingWords,
} from '#backoffice/people/people-sheet.copy.ts'
import { csvLine, csvStart } from '#platform/csv/csv.ts'

/** What a file of people begins with. */
export const sheetHead = csvStart + csvLine(sheetTitles)

/** Name and e-mail are what somebody wrote, and so may be a formula; a telephone is our digits. */
const isText = sheetTitles.map((_title, column) => column < 2)

/** One line of a file of people. Days and amounts are written as a Brazilian spreadsheet reads. */
export function sheetLine(person: AdminPerson): string {
  const kind = person.planState === 'TRIAL' ? 'trial' : 'plan'
  const cells = [
    person.name,
    person.email,
    person.phone && writePhone(person.phone),
    brazilianDay(person.createdAt),
    standingWords[`${kind} ${person.standing}`],
    brazilianDay(person.trialEndDate),
    brazilianDay(person.planEndDate),
    person.period && periodWords[person.period],
    person.priceCents === null
      ? null
      : decimalFromCents(cents(person.priceCents)).replace('.', ','),
    person.billing && billingWords[person.billing],
    String(person.onboardingStep),
    String(person.engagement),
    String(person.churn),
    brazilianDay(person.lastWriteAt),
    channelWords[person.channel],
    sourceWords[person.source],
    String(person.referralsTotal),
    String(person.referralsPaid),
    person.userId,
  ]
  return csvLine(cells, isText)
}

function brazilianDay(text: string | null): string | null {
  if (text === null) return null
  const day = text.includes('T')
    ? Temporal.Instant.from(text).toZonedDateTimeISO('America/Sao_Paulo').toPlainDate().toString()
    : text
  return day.split('-').toReversed().join('/')
}
