/** What an operator entered for each network; null where nothing is. */
export interface PixelIds {
  meta: string | null
  tiktok: string | null
  google: string | null
}

export const noPixelIds: PixelIds = { meta: null, tiktok: null, google: null }

/** The server has filled them into the page. */
export function pixelIdsOf({ dataset }: HTMLElement): PixelIds {
  const { meta, tiktok, google } = dataset
  return { meta: meta || null, tiktok: tiktok || null, google: google || null }
}

const pixelCookies = /^(_fb[pc]|_ttp|_tt_\w+|_ga\w*|_gcl_\w+)$/

/** Takes away what the networks' scripts left under our name, on this host and its parents. */
export function dropPixelCookies(page: Document): void {
  const labels = location.hostname.split('.')
  const parents = labels.map((_, at) => labels.slice(at).join('.')).slice(0, -1)
  for (const pair of page.cookie.split('; ')) {
    const name = pair.slice(0, pair.indexOf('='))
    if (!pixelCookies.test(name)) continue
    for (const domain of ['', ...parents.map((parent) => `; Domain=${parent}`)]) {
      page.cookie = `${name}=; Max-Age=0; Path=/${domain}`
    }
  }
}
