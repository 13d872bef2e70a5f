import type { PageValues } from '#platform/http/web/page-values.ts'

/** Whose scripts the public pages may load after a yes; null where an operator set nothing. */
export interface PixelIds {
  meta: string | null
  tiktok: string | null
  google: string | null
}

const forms = {
  meta: /^\d{5,20}$/,
  tiktok: /^[A-Z0-9]{10,30}$/,
  google: /^G-[A-Z0-9]{4,15}$/,
} satisfies Record<keyof PixelIds, RegExp>

/** Where each network's script comes from, and where it may tell what. */
const hosts = {
  meta: {
    scripts: ['https://connect.facebook.net'],
    calls: ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  tiktok: {
    scripts: ['https://analytics.tiktok.com'],
    calls: ['https://analytics.tiktok.com'],
  },
  google: {
    scripts: ['https://www.googletagmanager.com'],
    calls: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  },
} satisfies Record<keyof PixelIds, { scripts: string[]; calls: string[] }>

/** What the policy of a public page allows beside what is ours. */
export interface ForeignSources {
  scripts: readonly string[]
  calls: readonly string[]
}

export const noForeignSources: ForeignSources = { scripts: [], calls: [] }

/** The ids as an operator entered them, but for what cannot be one. */
export function readPixelIds(given: Record<keyof PixelIds, string>): PixelIds {
  const idOf = (network: keyof PixelIds): string | null => {
    const id = given[network].trim()
    return forms[network].test(id) ? id : null
  }
  return { meta: idOf('meta'), tiktok: idOf('tiktok'), google: idOf('google') }
}

/** As the slots of the pages. */
export function pixelValues({ meta, tiktok, google }: PixelIds): PageValues {
  return { metaPixel: meta, tiktokPixel: tiktok, googleTag: google }
}

export const noPixels: PageValues = pixelValues({ meta: null, tiktok: null, google: null })

/** Hosts of those networks alone whose slots are filled. */
export function foreignSources(values: PageValues): ForeignSources {
  const isSet = { meta: 'metaPixel', tiktok: 'tiktokPixel', google: 'googleTag' } as const
  const networks = (['meta', 'tiktok', 'google'] as const).filter((one) => values[isSet[one]])
  return {
    scripts: networks.flatMap((network) => hosts[network].scripts),
    calls: networks.flatMap((network) => hosts[network].calls),
  }
}
