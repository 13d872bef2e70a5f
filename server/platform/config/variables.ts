import {
  cnpj,
  digits,
  email,
  hosts,
  key,
  networks,
  oneOf,
  origin,
  type Parser,
  sender,
  text,
  url,
  whatsappNumber,
  wholeNumber,
} from '#platform/config/parsers.ts'

interface Variable<T> {
  /** For `.env.example`; whole sentences. */
  about: string
  /** Null: unset means that the feature is off. */
  default: string | null
  parse: Parser<T>
  /** Its value is never shown, not even when it is wrong. */
  isSecret?: boolean
}

/** A variable that always has a value. */
function set<T>(about: string, fallback: string, parse: Parser<T>) {
  return { about, default: fallback, parse } satisfies Variable<T>
}

/** A variable that may be left out. */
function optional<T>(about: string, parse: Parser<T>, options: { isSecret?: boolean } = {}) {
  return { about, default: null, parse, ...options } satisfies Variable<T>
}

/** Every environment variable of the server; `.env.example` is printed from this list. */
export const variables = {
  HOST: set(
    'The address to listen on. Only loopback by default; 0.0.0.0 opens it to the network.',
    '127.0.0.1',
    text(),
  ),
  PORT: set('The port to listen on; 0 takes a free one.', '3000', wholeNumber(0, 65_535)),
  PUBLIC_URL: optional(
    'The address people type. Needed as soon as it is not the loopback address itself.',
    origin,
  ),
  TRUSTED_PROXIES: optional(
    'Addresses or ranges of your own proxies, whose X-Forwarded-For is believed.',
    networks,
  ),
  DATA_DIR: set(
    'The folder of the built-in database, the stored files and the secret key.',
    './data',
    text(4_096),
  ),
  DATABASE_URL: optional(
    'A PostgreSQL 15 or later, as the owner of its database. Unset: the built-in PostgreSQL.',
    url('postgres', 'postgresql'),
    { isSecret: true },
  ),
  DATABASE_CONNECTIONS: set(
    'How many connections to PostgreSQL serve requests.',
    '10',
    wholeNumber(2, 500),
  ),
  SECRET_KEY: optional(
    'Signs sessions and encrypts secrets. Unset: a key is made in DATA_DIR.',
    key,
    { isSecret: true },
  ),
  S3_URL: optional(
    'A bucket of its own for stored files, as its address. Unset: they are kept in DATA_DIR.',
    url('https', 'http'),
  ),
  S3_REGION: set('The region of that bucket, as its provider calls it.', 'us-east-1', text()),
  S3_ACCESS_KEY: optional('Who may read and write that bucket.', text()),
  S3_SECRET_KEY: optional('The secret that goes with S3_ACCESS_KEY.', text(), { isSecret: true }),
  SMTP_URL: optional(
    'Where e-mail is handed in. Unset: it is kept in the mailbox page of the simulator.',
    url('smtp', 'smtps'),
    { isSecret: true },
  ),
  MAIL_FROM: set('The sender of all e-mail.', 'Lya <lya@localhost>', sender),
  SIMULATORS: set(
    'Stand-ins for providers that are not set up: on, off, or auto (while HOST and PUBLIC_URL are ' +
      'loopback). Whoever reaches them can enter every account.',
    'auto',
    oneOf('auto', 'on', 'off'),
  ),
  LOG_LEVEL: set(
    'How much is told on standard error.',
    'info',
    oneOf('debug', 'info', 'warn', 'error'),
  ),
  LOG_FORMAT: set(
    'auto is pretty on a terminal and json elsewhere.',
    'auto',
    oneOf('auto', 'json', 'pretty'),
  ),
  ASSISTANT_WHATSAPP: optional(
    "Lya's own WhatsApp number. Unset: people talk to her in the built-in chat.",
    whatsappNumber,
  ),
  WHATSAPP_PHONE_NUMBER_ID: optional(
    "Meta's id of Lya's number. Goes with the three below; docs/flows/whatsapp.md tells how.",
    digits,
  ),
  WHATSAPP_TOKEN: optional(
    'The access token of a system user, which does not expire.',
    text(1_024),
    {
      isSecret: true,
    },
  ),
  WHATSAPP_APP_SECRET: optional('The secret of your app at Meta, which signs its calls.', text(), {
    isSecret: true,
  }),
  WHATSAPP_VERIFY_TOKEN: optional('A word of yours that Meta repeats to prove itself.', text(), {
    isSecret: true,
  }),
  WHATSAPP_API_URL: set(
    "Meta's Graph with its version.",
    'https://graph.facebook.com/v25.0',
    url('https', 'http'),
  ),
  WHATSAPP_LATE_TEMPLATE: optional(
    'The approved template, with one parameter in its body, for replies after 24 hours. ' +
      'Unset: such replies stay in the app.',
    text(),
  ),
  AI_URL: set(
    'An API in the form of OpenAI, with its version. Used only with AI_KEY.',
    'https://api.openai.com/v1',
    url('https', 'http'),
  ),
  AI_KEY: optional(
    'The key of that API. Unset: nothing that people send leaves this server; Lya reads text and ' +
      'QR codes, and asks for text instead of speech.',
    text(1_024),
    { isSecret: true },
  ),
  AI_TRANSCRIPTION_MODEL: optional('The model that hears. Unset: no speech.', text()),
  AI_VISION_MODEL: optional('The model that reads photos of receipts. Unset: codes only.', text()),
  AI_TEXT_MODEL: optional(
    'The model asked about messages that the rules are not sure of. Unset: the rules alone.',
    text(),
  ),
  PUSH_SERVICES: set(
    "Whose addresses browsers may name for notifications: the services of the browsers' makers.",
    'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    hosts,
  ),
  SUPPORT_WHATSAPP: optional('The WhatsApp number of your support.', whatsappNumber),
  FAQ_URL: optional('The address of your frequently asked questions.', url('https', 'http')),
  COMPANY_NAME: set('Who runs this product; named in the legal pages.', 'Lya', text()),
  COMPANY_CNPJ: optional('The CNPJ of who runs this product.', cnpj),
  COMPANY_EMAIL: optional('Where people and authorities write to.', email),
} satisfies Record<string, Variable<unknown>>

export type VariableName = keyof typeof variables
