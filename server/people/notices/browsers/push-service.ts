/** A browser's subscription, as its push service gave it. */
export interface PushBrowser {
  endpoint: string
  /** The browser's public key and secret, base64url. */
  p256dh: string
  auth: string
}

/** What a notification shows; one with the same tag takes the older one's place. */
export interface PushNotice {
  tag: string
  title: string
  body: string
  /** A path of ours. */
  path: string
}

/**
 * What became of a notification. `gone`: the browser will never take one again. `later`: the same
 * call may succeed. `never`: it will not.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'never'

/** Hands notifications to whichever service a browser belongs to. Never throws. */
export interface PushService {
  /** What browsers subscribe with, base64url. */
  publicKey: string
  /** Whether this is the address of a push service that is known, and a whole subscription. */
  isAcceptable(browser: PushBrowser): boolean
  /** @param secondsMax For how long the service keeps it for a browser that is away. */
  send(browser: PushBrowser, notice: PushNotice, secondsMax: number): Promise<PushOutcome>
}
