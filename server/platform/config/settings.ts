import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartFailure } from '#platform/boot/start-failure.ts'
import { isDisallowed } from '#platform/config/parsers.ts'
import { type VariableName, variables } from '#platform/config/variables.ts'
import { isLoopbackHost } from '#platform/http/origin.ts'

type Parsed<Name extends VariableName> = Exclude<
  ReturnType<(typeof variables)[Name]['parse']>,
  { allowed: string }
>

type Value<Name extends VariableName> = (typeof variables)[Name]['default'] extends string
  ? Parsed<Name>
  : Parsed<Name> | null

/** Everything that can be set from outside, read once at the start. */
export interface Settings {
  host: string
  port: number
  /** An origin without a path; null means that only loopback is served. */
  publicUrl: string | null
  /** Addresses or CIDR ranges; empty means that `X-Forwarded-For` is never believed. */
  trustedProxies: readonly string[]
  /** An absolute path. */
  dataFolder: string
  /** Null means the embedded PostgreSQL. */
  databaseUrl: string | null
  databaseConnections: number
  secretKey: Buffer | null
  /** Null means the data folder. */
  fileBucket: FileBucket | null
  smtpUrl: string | null
  mailFrom: string
  /** Whether simulators may stand in for providers that are not configured. */
  hasSimulators: boolean
  /** Somebody asked for them, whoever may reach this server. */
  areSimulatorsForced: boolean
  logLevel: 'debug' | 'info' | 'warn' | 'error'
  logFormat: 'json' | 'pretty'
  /** Null means that WhatsApp is not set up. */
  whatsApp: WhatsAppAccess | null
  /** Null means that nothing is sent to any model. */
  models: ModelAccess | null
  /** Hosts of push services, `*.` in front for all below one. */
  pushServices: readonly string[]
  operator: Operator
}

/** An API in the form of OpenAI; a model that is null is not used. */
export interface ModelAccess {
  /** With its version, without a slash at the end. */
  url: string
  key: string
  transcription: string | null
  vision: string | null
  text: string | null
}

/** Lya's own number at Meta's Cloud API. */
export interface WhatsAppAccess {
  phoneNumberId: string
  token: string
  appSecret: string
  verifyToken: string
  /** With its version, without a slash at the end. */
  apiUrl: string
  lateTemplate: string | null
}

/** Where files are kept instead of the data folder: a bucket of any S3. */
export interface FileBucket {
  /** The bucket's own address, without a slash at the end. */
  url: string
  region: string
  accessKey: string
  secretKey: string
}

/** Who runs this installation, as the pages show it. */
export interface Operator {
  companyName: string
  companyCnpj: string | null
  companyEmail: string | null
  /** Digits with the country code. */
  assistantWhatsapp: string | null
  supportWhatsapp: string | null
  faqUrl: string | null
}

/** Reads the process's environment, after the file `.env` beside package.json. */
export function readProcessSettings(): Settings {
  const file = join(import.meta.dirname, '../../../.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return readSettings(process.env)
}

/**
 * @throws StartFailure that names the variable and what it may be.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const read = <Name extends VariableName>(name: Name) => readVariable(environment, name)
  const host = read('HOST')
  const publicUrl = read('PUBLIC_URL')
  const simulators = read('SIMULATORS')
  const logFormat = read('LOG_FORMAT')
  return {
    host,
    port: read('PORT'),
    publicUrl,
    trustedProxies: read('TRUSTED_PROXIES') ?? [],
    dataFolder: resolve(read('DATA_DIR')),
    databaseUrl: read('DATABASE_URL'),
    databaseConnections: read('DATABASE_CONNECTIONS'),
    secretKey: read('SECRET_KEY'),
    fileBucket: bucketOf({
      url: read('S3_URL'),
      region: read('S3_REGION'),
      accessKey: read('S3_ACCESS_KEY'),
      secretKey: read('S3_SECRET_KEY'),
    }),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    hasSimulators: simulators === 'auto' ? isOnLoopback(host, publicUrl) : simulators === 'on',
    areSimulatorsForced: simulators === 'on',
    logLevel: read('LOG_LEVEL'),
    logFormat: logFormat === 'auto' ? terminalFormat() : logFormat,
    whatsApp: whatsAppOf({
      phoneNumberId: read('WHATSAPP_PHONE_NUMBER_ID'),
      token: read('WHATSAPP_TOKEN'),
      appSecret: read('WHATSAPP_APP_SECRET'),
      verifyToken: read('WHATSAPP_VERIFY_TOKEN'),
      apiUrl: read('WHATSAPP_API_URL'),
      lateTemplate: read('WHATSAPP_LATE_TEMPLATE'),
    }),
    models: modelsOf({
      url: read('AI_URL'),
      key: read('AI_KEY'),
      transcription: read('AI_TRANSCRIPTION_MODEL'),
      vision: read('AI_VISION_MODEL'),
      text: read('AI_TEXT_MODEL'),
    }),
    pushServices: read('PUSH_SERVICES'),
    operator: {
      companyName: read('COMPANY_NAME'),
      companyCnpj: read('COMPANY_CNPJ'),
      companyEmail: read('COMPANY_EMAIL'),
      assistantWhatsapp: read('ASSISTANT_WHATSAPP'),
      supportWhatsapp: read('SUPPORT_WHATSAPP'),
      faqUrl: read('FAQ_URL'),
    },
  }
}

function readVariable<Name extends VariableName>(
  environment: Record<string, string | undefined>,
  name: Name,
): Value<Name> {
  const variable = variables[name]
  const given = environment[name]?.trim() || variable.default
  // Nothing given and no default: the type of such a variable includes null.
  if (given === null) return null as Value<Name>
  const parsed = variable.parse(given)
  if (!isDisallowed(parsed)) return parsed as Value<Name>
  const isSecret = 'isSecret' in variable && variable.isSecret
  const told = isSecret ? '' : `, but is '${given.slice(0, 80)}'`
  throw new StartFailure(`${name} must be ${parsed.allowed}${told}`)
}

/** Half of a bucket would mean files in a place that nobody expects. */
function bucketOf(given: {
  url: string | null
  region: string
  accessKey: string | null
  secretKey: string | null
}): FileBucket | null {
  const { url, region, accessKey, secretKey } = given
  if (url === null && accessKey === null && secretKey === null) return null
  if (url === null || accessKey === null || secretKey === null) {
    throw new StartFailure('S3_URL, S3_ACCESS_KEY and S3_SECRET_KEY must be set together or not')
  }
  return { url: url.replace(/\/+$/, ''), region, accessKey, secretKey }
}

/** A model without the key would be a feature that silently stays off. */
function modelsOf(given: Omit<ModelAccess, 'key'> & { key: string | null }): ModelAccess | null {
  const { key, transcription, vision, text } = given
  const isAny = transcription !== null || vision !== null || text !== null
  if (key === null && isAny) throw new StartFailure('AI_KEY must be set where an AI model is')
  return key === null ? null : { ...given, key, url: given.url.replace(/\/+$/, '') }
}

/** A number that can send but not hear, or the other way round, would lose what people write. */
function whatsAppOf(
  given: { [Name in keyof WhatsAppAccess]: WhatsAppAccess[Name] | null } & { apiUrl: string },
): WhatsAppAccess | null {
  const { phoneNumberId, token, appSecret, verifyToken, apiUrl, lateTemplate } = given
  const all = [phoneNumberId, token, appSecret, verifyToken]
  if (all.every((one) => one === null)) return null
  if (!phoneNumberId || !token || !appSecret || !verifyToken) {
    throw new StartFailure(
      'WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN ' +
        'must be set together or not',
    )
  }
  const access = { phoneNumberId, token, appSecret, verifyToken, lateTemplate }
  return { ...access, apiUrl: apiUrl.replace(/\/+$/, '') }
}

/** Behind a proxy of the same machine HOST is loopback too; then the public address tells. */
function isOnLoopback(host: string, publicUrl: string | null): boolean {
  return isLoopbackHost(host) && (publicUrl === null || isLoopbackHost(new URL(publicUrl).host))
}

function terminalFormat(): 'json' | 'pretty' {
  return process.stderr.isTTY ? 'pretty' : 'json'
}
