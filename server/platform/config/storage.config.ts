import { resolve } from 'node:path'
import { z } from 'zod'
import { baseUrl, key, text, url, wholeNumber } from '#platform/config/fields.ts'
import { optional, secret, set } from '#platform/config/variable.ts'

/** Where an installation keeps what it has. */
export const storageVariables = z.object({
  DATA_DIR: set(
    'The folder of the built-in database, the stored files and the secret key.',
    './data',
    text(4_096),
  ),
  DATABASE_URL: secret(
    'A PostgreSQL 15 or later, as the owner of its database. Unset: the built-in PostgreSQL.',
    url('postgres', 'postgresql'),
  ),
  DATABASE_CONNECTIONS: set(
    'How many connections to PostgreSQL serve requests.',
    '10',
    wholeNumber(2, 500),
  ),
  SECRET_KEY: secret('Signs sessions and encrypts secrets. Unset: a key is made in DATA_DIR.', key),
  S3_URL: optional(
    'A bucket of its own for stored files, as its address. Unset: they are kept in DATA_DIR.',
    baseUrl('https', 'http'),
  ),
  S3_REGION: set('The region of that bucket, as its provider calls it.', 'us-east-1', text()),
  S3_ACCESS_KEY: optional('Who may read and write that bucket.', text()),
  S3_SECRET_KEY: secret('The secret that goes with S3_ACCESS_KEY.', text()),
})

/** Where files are kept instead of the data folder: a bucket of any S3. */
export interface FileBucket {
  /** The bucket's own address, without a slash at the end. */
  url: string
  region: string
  accessKey: string
  secretKey: string
}

export const storageSettings = storageVariables.transform((given, context) => ({
  /** An absolute path. */
  dataFolder: resolve(given.DATA_DIR),
  /** Null means the embedded PostgreSQL. */
  databaseUrl: given.DATABASE_URL,
  databaseConnections: given.DATABASE_CONNECTIONS,
  secretKey: given.SECRET_KEY,
  /** Null means the data folder. */
  fileBucket: bucketOf(given, context),
}))

/** Half of a bucket would mean files in a place that nobody expects. */
function bucketOf(
  given: z.infer<typeof storageVariables>,
  context: z.RefinementCtx,
): FileBucket | null {
  const { S3_URL, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = given
  if (S3_URL === null && S3_ACCESS_KEY === null && S3_SECRET_KEY === null) return null
  if (S3_URL === null || S3_ACCESS_KEY === null || S3_SECRET_KEY === null) {
    context.addIssue('S3_URL, S3_ACCESS_KEY and S3_SECRET_KEY must be set together or not')
    return null
  }
  return { url: S3_URL, region: S3_REGION, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY }
}
