import { loadScript, type View } from '#site/browser/pixels/script.ts'

/** Google's own snippet; it may count, and use nothing for ads. */
export function startGoogle(page: Document, id: string, view: View | null): void {
  const layer: unknown[] = []
  // It reads the very object `arguments`; an array would be taken for something else.
  function gtag(..._words: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above.
    layer.push(arguments)
  }
  Object.assign(window, { dataLayer: layer, gtag })
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' })
  gtag('js', new Date(performance.timeOrigin + performance.now()))
  gtag('config', id, { allow_google_signals: false })
  if (view) gtag('event', 'view_item', { event_id: view.id, items: [{ item_name: view.name }] })
  void loadScript(page, `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
}
