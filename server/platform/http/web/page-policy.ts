/** The Content-Security-Policy of one page: only what is ours, and inline only what is known. */
export function pagePolicy(sources: { scripts: string[]; styles: string[] }): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...sources.scripts].join(' ')}`,
    // For old browsers alone; the two below replace it everywhere else.
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem ${["'self'", ...sources.styles].join(' ')}`,
    // Mantine's prerendered HTML carries style attributes, which no hash can allow.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
