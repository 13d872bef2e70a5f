import type { Campaign, CampaignDetail } from '@lya/contract/backoffice/campaigns.ts'
import type { MessageContent } from '@lya/core/backoffice/messages/content.ts'
import type { Segment } from '@lya/core/backoffice/segments/segment.ts'
import { campaignQueue } from '#backoffice/campaigns/index.ts'
import type { TestApp } from '#main/testing/app.ts'
import type { TestPerson } from '#main/testing/person.ts'
import { type Confirmed, confirmedPerson } from '#main/testing/reminders.ts'
import { settledJobs } from '#main/testing/settled-jobs.ts'
import { visitQueue } from '#people/notices/index.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

export const letter: MessageContent = {
  channel: 'email',
  subject: 'Novidade para {{primeiro_nome}}',
  body: 'A Lya aprendeu algo novo.\n\nO seu plano é {{plano}}, {{nome}}.',
  button: 'Quero ver',
  path: '/planos?de=novidade',
  metaName: '',
}

/** An operator's campaigns, through the door. */
export interface Marketing {
  segment(rule: Segment): Promise<string>
  template(content?: Partial<MessageContent>): Promise<string>
  draft(given: { rule: Segment; content?: Partial<MessageContent>; perMinute?: number }): Promise<{
    id: string
    version: number
  }>
  /** Drafts and launches it; its id. */
  launch(given: Parameters<Marketing['draft']>[0] & { startsAt?: string }): Promise<string>
  move(id: string, how: 'pause' | 'resume' | 'stop'): Promise<Campaign>
  show(id: string): Promise<CampaignDetail>
}

export function marketing(operator: TestPerson): Marketing {
  const made: Marketing = {
    segment: async (rule) => {
      const id = newId()
      const body = { name: `Segmento ${id.slice(-4)}`, rule, version: 0 }
      await operator.ask('PUT', `/api/admin/segments/${id}`, body)
      return id
    },
    template: async (content = {}) => {
      const id = newId()
      const body = { ...letter, ...content, name: `Modelo ${id.slice(-4)}`, version: 0 }
      await operator.ask('PUT', `/api/admin/templates/${id}`, body)
      return id
    },
    draft: async ({ rule, content, perMinute = 100 }) => {
      const id = newId()
      const saved = await operator.ask<Campaign>('PUT', `/api/admin/campaigns/${id}`, {
        name: `Campanha ${id.slice(-4)}`,
        segmentId: await made.segment(rule),
        templateId: await made.template(content),
        perMinute,
        version: 0,
      })
      return { id, version: saved.version }
    },
    launch: async ({ startsAt, ...given }) => {
      const { id, version } = await made.draft(given)
      const body = { version, startsAt: startsAt ?? null }
      await operator.ask('POST', `/api/admin/campaigns/${id}/launch`, body)
      return id
    },
    move: async (id, how) => {
      const { version } = await made.show(id)
      return operator.ask('POST', `/api/admin/campaigns/${id}/${how}`, { version })
    },
    show: (id) => operator.ask('GET', `/api/admin/campaigns/${id}`),
  }
  return made
}

/** Has these workers hand over, carry and look what came of it, and waits. */
export async function runCampaigns(...workers: readonly TestApp[]): Promise<void> {
  for (const queue of [campaignQueue, visitQueue, campaignQueue]) {
    await Promise.all(
      workers.map((worker) =>
        asSystem(worker.database.db, (tx) => worker.jobs.enqueue(tx, queue, {})),
      ),
    )
    const [first] = workers
    if (first) await settledJobs(first, ['campaigns.run', 'reminders.visit', 'mail.send'])
  }
  for (const worker of workers) await endRuns(worker)
}

/** The run that follows each batch by seconds was done here already: it is not to come as well. */
async function endRuns(app: TestApp): Promise<void> {
  await app.owner.query(
    `DELETE FROM pgboss.job
      WHERE name = 'campaigns.run' AND state = 'created' AND start_after > now()`,
  )
  // What became due meanwhile is waited for, with what it leaves.
  await settledJobs(app, ['campaigns.run'], { isLaterToo: true })
}

let days = 100

/** A segment of its own: those whose plan ends on one day that nobody else's does. */
export function ownSegment(): { rule: Segment; days: number } {
  days += 1
  const conditions = [{ field: 'daysToEnd' as const, from: days, to: days }]
  return { days, rule: { match: 'all', groups: [{ match: 'all', conditions }] } }
}

/** Somebody of such a segment, who wants news by e-mail unless told otherwise. */
export async function reader(
  app: TestApp,
  given: { days: number; today: string; news?: readonly string[]; name?: string },
): Promise<Confirmed> {
  const person = await confirmedPerson(app)
  const endsOn = Temporal.PlainDate.from(given.today).add({ days: given.days }).toString()
  await app.owner.query(
    `UPDATE profiles SET end_date_plan = $2, period_plan = 'YEARLY', name = coalesce($3, name)
      WHERE id = $1`,
    [person.userId, endsOn, given.name ?? null],
  )
  const settings = await person.ask('GET', '/api/reminders')
  const { duePayments, budgets, weeklySummary, quietFrom, quietUntil } = settings
  const kept = { duePayments, budgets, weeklySummary, quietFrom, quietUntil }
  await person.ask('PUT', '/api/reminders', { ...kept, news: given.news ?? ['email'] })
  return person
}
