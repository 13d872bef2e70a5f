import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { settledJobs } from '#main/testing/settled-jobs.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

// Noon in São Paulo.
const noon = '2026-11-22T15:00:00Z'
const clock = fixedClock(noon)
let app: TestApp
let ana: TestPerson
let maria: TestPerson

beforeAll(async () => {
  app = await testApp({ clock })
  ana = await testOperator(app, ['support'])
})
beforeEach(async () => {
  clock.moveTo(noon)
  maria = await testPerson(app, { isOnTrial: true })
})
afterAll(() => app.close())

const get = (userId = maria.userId, who = ana) =>
  who.ask<PersonView>('GET', `/api/admin/users/${userId}`)

describe('the page of a person', () => {
  it('shows who they are, how many days are left and what they use', async () => {
    const view = await get()
    expect(view).toMatchObject({
      ...{ userId: maria.userId, name: 'Maria Souza', planState: 'TRIAL', standing: 'active' },
      ...{ trialEndDate: '2026-11-29', trialDaysLeft: 7, engagementLabel: 'inactive' },
      ...{ isYou: false, isHeld: false, leavesAt: null, subscriptionVersion: 0 },
    })
    expect(view.affiliate.link).toMatch(/\/\?aff=[A-Z0-9]{8}$/)
    expect(view.affiliate.referrer).toBeNull()
    expect(view.lastAccessAt).not.toBeNull()
  })

  it('counts the files of their own data that were made for them', async () => {
    expect(await get()).toMatchObject({ exports: 0 })
    await maria.ask('POST', '/api/account/export')
    await settledJobs(app, ['account.export'])
    // The file goes after three days; that there was one stays.
    await app.owner.query('DELETE FROM exportacoes WHERE user_id = $1', [maria.userId])
    expect(await get()).toMatchObject({ exports: 1 })
  })

  it('counts the days of a trial that was given more', async () => {
    await app.owner.query(`UPDATE profiles SET trial_end_date = '2026-12-10' WHERE id = $1`, [
      maria.userId,
    ])
    expect((await get()).trialDaysLeft).toBe(19)
    await app.owner.query('UPDATE profiles SET trial_end_date = NULL WHERE id = $1', [maria.userId])
    expect(await get()).toMatchObject({ trialDaysLeft: 0, standing: 'expired' })
  })

  it('makes the code that somebody of older data lacks, once, and notes it', async () => {
    await app.owner.query('UPDATE profiles SET affiliate_code = NULL WHERE id = $1', [maria.userId])
    const first = (await get()).affiliate.code
    expect((await get()).affiliate.code).toBe(first)
    const { rows } = await app.owner.query(
      `SELECT user_id FROM audit_logs WHERE record_id = $1 AND action = 'AFFILIATE_CODE'`,
      [maria.userId],
    )
    expect(rows).toEqual([{ user_id: ana.userId }])
  })

  it('says that nobody is there', async () => {
    const answer = await ana.send('GET', `/api/admin/users/${newId()}`)
    expect(answer).toMatchObject({ status: 404, body: { code: 'person.missing' } })
  })
})
