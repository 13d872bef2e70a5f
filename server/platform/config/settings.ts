import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { StartFailure } from '#platform/boot/start-failure.ts'
import { assistantSettings } from '#platform/config/assistant.config.ts'
import { commerceSettings } from '#platform/config/commerce.config.ts'
import { conversionSettings } from '#platform/config/conversions.config.ts'
import { logSettings } from '#platform/config/log.config.ts'
import { networkSettings } from '#platform/config/network.config.ts'
import { peopleSettings } from '#platform/config/people.config.ts'
import { storageSettings } from '#platform/config/storage.config.ts'
import { variables } from '#platform/config/variables.ts'

export type { ModelAccess, WhatsAppAccess } from '#platform/config/assistant.config.ts'
export type { AsaasAccount } from '#platform/config/commerce.config.ts'
export type { Operator } from '#platform/config/people.config.ts'
export type { FileBucket } from '#platform/config/storage.config.ts'

/** Everything that can be set from outside, read once at the start; each area says what is its. */
export type Settings = z.infer<typeof networkSettings> &
  z.infer<typeof storageSettings> &
  z.infer<typeof peopleSettings> &
  z.infer<typeof assistantSettings> &
  z.infer<typeof commerceSettings> &
  z.infer<typeof conversionSettings> &
  z.infer<typeof logSettings>

type Environment = Record<string, string | undefined>

/** Reads the process's environment, after the file `.env` beside package.json. */
export function readProcessSettings(): Settings {
  const file = join(import.meta.dirname, '../../../.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return readSettings(process.env)
}

/**
 * @throws StartFailure that names the variable and what it may be.
 */
export function readSettings(environment: Environment): Settings {
  // An empty variable counts as unset.
  const given = Object.fromEntries(
    Object.keys(variables).map((name) => [name, environment[name]?.trim() || undefined]),
  )
  return {
    ...read(networkSettings, given),
    ...read(storageSettings, given),
    ...read(peopleSettings, given),
    ...read(assistantSettings, given),
    ...read(commerceSettings, given),
    ...read(conversionSettings, given),
    ...read(logSettings, given),
  }
}

function read<T extends z.ZodType>(area: T, given: Environment): z.infer<T> {
  const result = area.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new StartFailure(issue ? lineOf(issue, given) : 'the settings cannot be read')
}

/** What is wrong with several variables together is told by a sentence of its own. */
function lineOf({ path, message }: z.core.$ZodIssue, given: Environment): string {
  const [name] = path
  if (typeof name !== 'string') return message
  const told = variables[name]?.isSecret ? '' : `, but is '${given[name]?.slice(0, 80)}'`
  return `${name} must be ${message}${told}`
}
