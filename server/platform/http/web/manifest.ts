import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const page = z.object({
  /** Relative to `build/client`. */
  file: z.string(),
  /** CSP sources of the inline scripts. */
  scripts: z.array(z.string()),
})
const staticPage = page.extend({
  /** CSP sources of the inline styles. */
  styles: z.array(z.string()),
})

const manifest = z.object({
  version: z.string(),
  /** By path: plain HTML. */
  pages: z.record(z.string(), staticPage),
  notFound: staticPage,
  /** The application's HTML, for every path of `routes`. */
  shell: page,
  /** URLPattern pathnames. */
  routes: z.array(z.string()),
})
/** What the web's build tells the server; described in web/README.md. */
export type WebManifest = z.infer<typeof manifest>
export type StaticPage = z.infer<typeof staticPage>

/** Reads the build's manifest; null when the web has not been built. */
export function readManifest(buildDir: string): WebManifest | null {
  let text: string
  try {
    text = readFileSync(join(buildDir, 'server-manifest.json'), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  return manifest.parse(JSON.parse(text))
}
