import { parseArgs } from 'node:util'
import { grantBackOffice, listBackOffice, revokeBackOffice } from '#people/profile/index.ts'
import { openDatabase } from '#platform/boot/open-database.ts'
import { runCommand } from '#platform/boot/run-command.ts'
import { StartFailure } from '#platform/boot/start-failure.ts'
import { type Clock, systemClock } from '#platform/clock/clock.ts'
import { Database } from '#platform/db/database.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import { createLog, type Log } from '#platform/log/log.ts'

const usage = 'use it so: npm run admin -- <e-mail> [--revoke], or npm run admin -- --list'

type Wish = { kind: 'list' } | { kind: 'grant' | 'revoke'; email: string }

// `npm run admin` says who may enter the back-office: lets in, shuts out, lists.
await runCommand('shared', async ({ postgres, settings, log }) => {
  const wish = readArguments()
  // The commands' own log tells errors alone; who may do what is told whenever it changes.
  const told = createLog({ level: 'info', format: settings.logFormat })
  const { address } = await openDatabase(postgres, { settings, log })
  const db = new Database(address, { max: 1 })
  try {
    process.stdout.write(
      `${await asSystem(db, (tx) => carryOut({ tx, clock: systemClock, log: told }, wish))}\n`,
    )
  } finally {
    await db.close()
  }
})

function readArguments(): Wish {
  const options = { revoke: { type: 'boolean' }, list: { type: 'boolean' } } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [email] = positionals
    if (values.list && !values.revoke && positionals.length === 0) return { kind: 'list' }
    if (values.list || !email || positionals.length > 1) throw new Error('other words are needed')
    return { kind: values.revoke ? 'revoke' : 'grant', email }
  } catch (cause) {
    throw new StartFailure(usage, { cause })
  }
}

async function carryOut(ctx: { tx: Tx; clock: Clock; log: Log }, wish: Wish): Promise<string> {
  if (wish.kind === 'list') return listed(await listBackOffice(ctx.tx))
  const { kind, email } = wish
  const result = await (kind === 'grant' ? grantBackOffice : revokeBackOffice)(ctx, email)
  if (result === 'unknown') throw new StartFailure(`nobody is registered with ${email}`)
  if (result === 'unproven') {
    throw new StartFailure(
      `${email} is not proven: open the link of the e-mail that asks to confirm it, then try again`,
    )
  }
  const told = {
    granted: 'may now enter',
    'had-it': 'could already enter',
    revoked: 'may no longer enter',
    'had-it-not': 'could not enter',
  }
  return `${email} ${told[result]} the back-office`
}

function listed(people: readonly { email: string; name: string }[]): string {
  if (people.length === 0) return 'nobody may enter the back-office'
  return people.map(({ email, name }) => `${email || '(no e-mail)'}  ${name}`).join('\n')
}
