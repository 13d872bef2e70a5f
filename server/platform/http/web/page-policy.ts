import { type ForeignSources, noForeignSources } from '#platform/http/web/pixels.ts'

/**
 * The Content-Security-Policy of one page: only what is ours, and inline only what is known.
 *
 * @param foreign For public pages: hosts of the networks whose scripts a visitor may agree to.
 */
export function pagePolicy(
  sources: { scripts: string[]; styles: string[] },
  foreign: ForeignSources = noForeignSources,
): string {
  const calls = foreign.calls.map((host) => ` ${host}`).join('')
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...sources.scripts, ...foreign.scripts].join(' ')}`,
    // For old browsers alone; the two below replace it everywhere else.
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem ${["'self'", ...sources.styles].join(' ')}`,
    // Mantine's prerendered HTML carries style attributes, which no hash can allow.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${calls}`,
    "font-src 'self'",
    `connect-src 'self'${calls}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
