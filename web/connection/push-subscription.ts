/** Whether this browser can take notifications; nothing is registered while developing. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** What the browser is subscribed as, hashed the way the server does; null when it isn't. */
export async function readDigest(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? digestOf(subscription.endpoint) : null
}

/**
 * Asks the person, then the browser's maker, for a new subscription. One that is there already may
 * be of somebody who used this browser before: it ends, and what is sent there reaches nobody.
 *
 * @returns Null when the person said no.
 * @throws Error when the browser can't.
 */
export async function subscribe(
  key: string,
): Promise<{ endpoint: string; p256dh: string; auth: string } | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  // Where none could be registered, such as in a private window, none ever gets ready.
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error('no service worker')
  const registration = await navigator.serviceWorker.ready
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  })
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

/** Ends this browser's subscription, whoever's it is. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

async function digestOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  const letters = String.fromCharCode(...new Uint8Array(hash))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
