import { z } from 'zod'

/** Rises when an older version of the product could not read the archive any more. */
export const formatVersion = 1

/** The archive's first member: what is in it. */
export const manifestSchema = z.object({
  format: z.literal(formatVersion),
  createdAt: z.string(),
  /** The schema's level: every migration that had run, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In the order of the archive, which is that of their foreign keys. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Tells two keys apart without telling either; null when there was none. */
  keyFingerprint: z.string().nullable(),
  hasKey: z.boolean(),
})
export type Manifest = z.infer<typeof manifestSchema>

export const tableSumSchema = z.object({ rows: z.int(), sum: z.string() })

export const fileSumSchema = z.object({ bytes: z.int(), sha256: z.string() })

/** The archive's last member. */
export const endSchema = z.object({ tables: z.int(), files: z.int() })

/**
 * The members in their order: the manifest, the key if asked for, for each table its pieces and
 * its sum, for each file its name, its pieces and its sum, and the end.
 */
export const memberNames = {
  manifest: 'manifest.json',
  key: 'secret.key',
  tablePiece: (table: number, piece: number) => `tables/${table}/${piece}`,
  tableSum: (table: number) => `tables/${table}/sum.json`,
  fileName: (file: number) => `files/${file}/name`,
  filePiece: (file: number, piece: number) => `files/${file}/${piece}`,
  fileSum: (file: number) => `files/${file}/sum.json`,
  end: 'end.json',
} as const
