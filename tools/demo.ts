import { buildWebIfStale } from '#tools/build-web.ts'
import { explainFailure } from '../server/platform/boot/explain.ts'
import { untilStopped } from '../server/platform/boot/until-stopped.ts'
import { readSettings } from '../server/platform/config/settings.ts'

// `npm run demo`: a throw-away installation with people in it, until Ctrl-C.
await explainFailure(async () => {
  const { PORT } = process.env
  const port = PORT ? readSettings({ PORT }).port : null
  buildWebIfStale()
  // Whatever is written from here on is for this user alone.
  process.umask(0o077)
  // Asked for early, so that a Ctrl-C while the demo is being filled removes it as well.
  const stopped = untilStopped()
  // Loaded only now: it looks for the built pages.
  const { startDemo } = await import('#tools/demo/installation.ts')
  const demo = await startDemo(port)
  const width = Math.max(...demo.people.map(({ email }) => email.length))
  const lines = demo.people.map(
    ({ name, email, password }) => `  ${email.padEnd(width)}  ${password}  ${name}\n`,
  )
  const { email, password, key, recoveryCodes } = demo.operator
  process.stdout.write(
    `Lya's demo is at ${demo.url}/login\nSign in as one of these:\n${lines.join('')}` +
      `The back-office is at ${demo.url}/admin, for ${email}  ${password}\n` +
      `  key for an authenticator app: ${key}\n` +
      `  or one of these codes, each once: ${recoveryCodes.slice(0, 4).join('  ')}\n` +
      `Its mail is at ${demo.url}/simulador/email, its telephone at /simulador/whatsapp, its ` +
      'payments at /simulador/asaas.\nCtrl-C ends it and removes all of it.\n',
  )
  await stopped
  await demo.stop()
})
