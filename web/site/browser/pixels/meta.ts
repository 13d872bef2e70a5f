import { loadScript, type View } from '#site/browser/pixels/script.ts'

type Call = (...words: unknown[]) => void
interface Queue extends Call {
  callMethod?: Call
  queue: unknown[][]
  push: Call
  loaded: boolean
  version: string
}

/** Meta's own snippet, without what it does inline: calls wait until its script has come. */
export function startMeta(page: Document, id: string, view: View | null): void {
  const queue: Queue = Object.assign(
    (...words: unknown[]) => {
      if (queue.callMethod) queue.callMethod(...words)
      else queue.queue.push(words)
    },
    { queue: [], push: (...words: unknown[]) => queue(...words), loaded: true, version: '2.0' },
  )
  Object.assign(window, { fbq: queue, _fbq: queue })
  // By itself it would tell what is pressed and typed.
  queue('set', 'autoConfig', false, id)
  queue('init', id)
  queue('track', 'PageView')
  if (view) queue('track', 'ViewContent', { content_name: view.name }, { eventID: view.id })
  void loadScript(page, 'https://connect.facebook.net/en_US/fbevents.js')
}
