import { expect, it } from 'vitest'
import { testApp } from '#main/testing/app.ts'
import { asAdmin } from '#platform/audit/as-admin.ts'
import { fixedClock } from '#platform/clock/clock.ts'

it('fails a test that noted a field which the log has no words for', async () => {
  const app = await testApp()
  const { userId } = await app.signUp()
  const parts = { db: app.database.db, clock: fixedClock('2026-11-20T12:00:00Z') }
  // The compiler refuses it where it is written out, and lets it pass within a row.
  const row = { name: 'Zélia', paint: 'blue' }
  await asAdmin(parts, { userId, address: '203.0.113.9' }, 'de rotina', ({ note }) =>
    note({ action: 'views.saved', table: 'profiles', recordId: userId, newValues: { ...row } }),
  )
  await expect(app.close()).rejects.toThrow('without words in the log: paint')
})
