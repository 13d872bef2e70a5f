import { assert } from '@lya/core/assert.ts'
import Mustache from 'mustache'
import { compress, type Encoding } from '#platform/http/web/encoding.ts'
import { etagOf } from '#platform/http/web/etag-of.ts'
import type { FileContent } from '#platform/http/web/files.ts'
import type { PageValues } from '#platform/http/web/page-values.ts'

/** Gives a page with its slots filled in, compressed and under a validator of its own. */
export type FillPage = (
  template: FileContent,
  encoding: Encoding,
  values: PageValues,
) => Promise<FileContent>

type Filled = Map<string, Promise<FileContent>>

/**
 * Fills in pages, each once for each set of values and encoding. What was made of values that are
 * no longer current is forgotten with them.
 */
export function createFillPage(): FillPage {
  const byValues = new WeakMap<PageValues, Filled>()
  return async (template, encoding, values) => {
    const filled: Filled = byValues.get(values) ?? new Map()
    byValues.set(values, filled)
    const key = `${encoding} ${template.etag}`
    const made = filled.get(key) ?? make(template, encoding, values)
    filled.set(key, made)
    return await made
  }
}

/** Whether a page has slots, which are Mustache's tags. */
export function hasSlots({ bytes }: FileContent): boolean {
  return Buffer.from(bytes).includes('{{')
}

async function make(
  template: FileContent,
  encoding: Encoding,
  values: PageValues,
): Promise<FileContent> {
  const text = Buffer.from(template.bytes).toString('utf8')
  const body = await compress(fillSlots(text, values), encoding, { isKept: true })
  // A copy, since what zlib gives may share its memory.
  const bytes = new Uint8Array(body)
  const etag = etagOf(bytes)
  return { bytes, encoding, etag, type: template.type }
}

/** @throws when a slot is named that nothing fills: a hole in a page would go unseen. */
export function fillSlots(template: string, values: PageValues): string {
  return new Mustache.Writer().render(template, new StrictContext(values))
}

class StrictContext extends Mustache.Context {
  override push(view: unknown): Mustache.Context {
    return new StrictContext(view, this)
  }

  override lookup(name: string): unknown {
    const value: unknown = super.lookup(name)
    assert(value !== undefined, `the slot ${name} of a page has no value`)
    return value
  }
}
