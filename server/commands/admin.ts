import { grantBackOffice } from '#people/profile/index.ts'
import { runCommand } from '#platform/boot/run-command.ts'
import { StartFailure } from '#platform/boot/start-failure.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { Database } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { asSystem } from '#platform/db/transaction.ts'

// `npm run admin -- <e-mail>` lets a person into the back-office.
await runCommand('shared', async ({ postgres }) => {
  const [email, ...rest] = process.argv.slice(2)
  if (!email || rest.length > 0) throw new StartFailure('say whom: npm run admin -- <e-mail>')
  await migrate(postgres.owner)
  const db = new Database(postgres.owner, { max: 1 })
  try {
    const result = await asSystem(db, (tx) => grantBackOffice({ tx, clock: systemClock }, email))
    if (result === 'unknown') throw new StartFailure(`nobody is registered with ${email}`)
    const told = result === 'granted' ? 'may now enter' : 'could already enter'
    process.stdout.write(`${email} ${told} the back-office\n`)
  } finally {
    await db.close()
  }
})
