import { loadScript, type View } from '#site/browser/pixels/script.ts'

/** How long the first event waits for the script, and how long each one does. */
const startMs = 5_000
const eventMs = 2_000

const methods = ['page', 'track', 'identify', 'instances', 'ready', 'on', 'off', 'once'] as const

type Queue = unknown[][] & Record<string, unknown>

/** TikTok's own snippet, without what it does inline. */
export async function startTikTok(page: Document, id: string, view: View | null): Promise<void> {
  const queue = [] as unknown as Queue
  for (const name of methods) {
    queue[name] = (...words: unknown[]) => void queue.push([name, ...words])
  }
  const src = 'https://analytics.tiktok.com/i18n/pixel/events.js'
  Object.assign(queue, {
    methods,
    _i: { [id]: Object.assign([], { _u: src }) },
    _t: { [id]: Math.round(performance.timeOrigin + performance.now()) },
    _o: { [id]: {} },
  })
  Object.assign(window, { TiktokAnalyticsObject: 'ttq', ttq: queue })
  const loaded = loadScript(page, `${src}?sdkid=${encodeURIComponent(id)}&lib=ttq`)
  const track = (...words: unknown[]) => {
    // Its script has put itself in the place of our queue by now.
    const { ttq } = window as unknown as { ttq: Record<string, (...words: unknown[]) => void> }
    ttq[String(words[0])]?.(...words.slice(1))
  }
  await within(loaded, startMs)
  if (await within(loaded, eventMs)) track('page')
  if (view && (await within(loaded, eventMs))) {
    const content = { content_name: view.name, content_type: 'product' }
    track('track', 'ViewContent', content, { event_id: view.id })
  }
}

/** Whether it happens in time. */
function within(happening: Promise<void>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    void happening.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}
