import { acceptKey } from '#platform/boot/fitting-key.ts'
import { runCommand } from '#platform/boot/run-command.ts'
import { migrate } from '#platform/db/migrate.ts'
import { keyLosses } from '#platform/security/key-losses.ts'

// `npm run accept-key` lets a database go on with another secret key than it was used with.
await runCommand('alone', async ({ settings, postgres }) => {
  await migrate(postgres.owner)
  await acceptKey(postgres.owner, settings)
  const told = ['This database now goes with the secret key that is set up here.', ...keyLosses]
  process.stdout.write(`${told.join('\n')}\n`)
})
