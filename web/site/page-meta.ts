/** What every public page says of itself in its head. */
export function pageMeta({ title, description }: PageMeta) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'pt_BR' },
  ]
}

export interface PageMeta {
  path: string
  title: string
  description: string
}
