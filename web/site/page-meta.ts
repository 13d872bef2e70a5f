import { cardAlt } from '#site/card.copy.ts'
import { slot } from '#site/slots.tsx'

/** 1200 x 630, as those who show links want it; tools/promo-video.ts makes it. */
const card = `${slot('publicUrl')}/pictures/cartao.jpg`

/** What every public page says of itself in its head, to search engines and where it is shared. */
export function pageMeta({ path, title, description }: PageMeta) {
  const address = `${slot('publicUrl')}${path}`
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: card },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: cardAlt },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:site_name', content: 'Lya' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

export interface PageMeta {
  path: string
  title: string
  description: string
}
