import { parseArgs } from 'node:util'
import { type Right, type Role, rights } from '@lya/core/people/roles/roles.ts'
import { grantBackOffice, listBackOffice, revokeBackOffice } from '#people/profile/index.ts'
import { openDatabase } from '#platform/boot/open-database.ts'
import { runCommand } from '#platform/boot/run-command.ts'
import { StartFailure } from '#platform/boot/start-failure.ts'
import { type Clock, systemClock } from '#platform/clock/clock.ts'
import { Database } from '#platform/db/database.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import { createLog, type Log } from '#platform/log/log.ts'

const usage =
  'use it so: npm run admin -- <e-mail> [--role owner|finance|support|marketing] [--revoke], ' +
  'or npm run admin -- --list'

type Wish = { kind: 'list' } | { kind: 'grant' | 'revoke'; email: string; right: Right }

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
  const options = {
    revoke: { type: 'boolean' },
    list: { type: 'boolean' },
    role: { type: 'string' },
  } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [email] = positionals
    const right = rights.find((one) => one === (values.role ?? 'owner'))
    if (values.list && !values.revoke && !values.role && !email) return { kind: 'list' }
    if (values.list || !email || !right || positionals.length > 1) {
      throw new Error('other words are needed')
    }
    return { kind: values.revoke ? 'revoke' : 'grant', email, right }
  } catch (cause) {
    throw new StartFailure(usage, { cause })
  }
}

async function carryOut(ctx: { tx: Tx; clock: Clock; log: Log }, wish: Wish): Promise<string> {
  if (wish.kind === 'list') return listed(await listBackOffice(ctx.tx))
  const { kind, email, right } = wish
  const change = kind === 'grant' ? grantBackOffice : revokeBackOffice
  const result = await change(ctx, email, right === 'owner' ? 'admin' : right)
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
  return `${email} ${told[result]} the back-office as ${right}`
}

function listed(people: readonly { email: string; name: string; roles: readonly Role[] }[]) {
  if (people.length === 0) return 'nobody may enter the back-office'
  return people
    .map(({ email, name, roles }) => {
      const held = roles.map((role) => (role === 'admin' ? 'owner' : role)).join(', ')
      return `${email || '(no e-mail)'}  ${name}  ${held}`
    })
    .join('\n')
}
