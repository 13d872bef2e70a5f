import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Encoding } from '#platform/http/web/encoding.ts'
import { etagOf } from '#platform/http/web/etag-of.ts'

/** The content of one file in one encoding. */
export interface FileContent {
  bytes: Uint8Array<ArrayBuffer>
  encoding: Encoding
  /** A strong validator of exactly these bytes. */
  etag: string
  type: string
}

const suffixes = { br: '.br', gzip: '.gz' } as const

const typeOf: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/**
 * The files of one folder, listed once: a path that was not there at the start does not exist, so
 * nothing that is asked for ever becomes a path on disk.
 */
export class WebFiles {
  readonly #folder: string
  readonly #names: ReadonlySet<string>
  readonly #read = new Map<string, Promise<FileContent>>()

  constructor(folder: string) {
    this.#folder = folder
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const paths = entries.filter((entry) => entry.isFile())
    this.#names = new Set(
      paths.map(({ parentPath, name }) =>
        relative(folder, join(parentPath, name)).split(sep).join('/'),
      ),
    )
  }

  /** The file, compressed when the build left it so; undefined when there is none. */
  find(name: string, encoding: Encoding): Promise<FileContent> | undefined {
    if (!this.#names.has(name)) return undefined
    const compressed = encoding === 'identity' ? undefined : name + suffixes[encoding]
    if (compressed && this.#names.has(compressed)) return this.#load(name, compressed, encoding)
    return this.#load(name, name, 'identity')
  }

  #load(name: string, stored: string, encoding: Encoding): Promise<FileContent> {
    let content = this.#read.get(stored)
    if (!content) {
      content = readFile(join(this.#folder, stored)).then((bytes) => ({
        bytes,
        encoding,
        etag: etagOf(bytes),
        type: typeOf[extname(name)] ?? 'application/octet-stream',
      }))
      this.#read.set(stored, content)
    }
    return content
  }
}
