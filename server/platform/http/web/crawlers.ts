/** What search engines are told, with the address people type in front of every path. */
export function crawlerFile(
  path: string,
  { baseUrl, pages }: { baseUrl: string; pages: readonly string[] },
): { text: string; type: string } | null {
  if (path === '/robots.txt') return { text: robots(baseUrl), type: 'text/plain; charset=utf-8' }
  if (path === '/sitemap.xml') {
    return { text: sitemap(baseUrl, pages), type: 'application/xml; charset=utf-8' }
  }
  return null
}

/** The product itself says `noindex` with each answer, which has to be fetched to be read. */
function robots(baseUrl: string): string {
  const closed = ['/api/', '/webhooks/', '/simulador/'].map((path) => `Disallow: ${path}\n`)
  return `User-agent: *\nAllow: /\n${closed.join('')}\nSitemap: ${baseUrl}/sitemap.xml\n`
}

function sitemap(baseUrl: string, pages: readonly string[]): string {
  const urls = pages.map((path) => `  <url><loc>${baseUrl}${path}</loc></url>\n`).join('')
  const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${space}">\n${urls}</urlset>\n`
}
