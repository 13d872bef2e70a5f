/** How long a visitor waits for the film to begin. */
const waitMs = 10_000

/** Gives each film its large button, and a way back when it does not come. */
export function playVideos(page: Document): void {
  for (const frame of page.querySelectorAll<HTMLElement>('[data-video]')) {
    const video = frame.querySelector('video')
    const [play, retry] = frame.querySelectorAll('button')
    const failure = frame.querySelector<HTMLElement>('[role=alert]')
    if (video && play && retry && failure) join({ video, play, retry, failure })
  }
}

function join({ video, play, retry, failure }: VideoParts): void {
  let patience: ReturnType<typeof setTimeout> | undefined

  const fail = () => {
    clearTimeout(patience)
    if (play.hidden) failure.hidden = false
    video.controls = false
  }
  const start = () => {
    clearTimeout(patience)
    play.hidden = true
    failure.hidden = true
    video.controls = true
    patience = setTimeout(fail, waitMs)
    // A film that failed, or hangs, is asked for anew.
    if (video.error || video.networkState === video.NETWORK_LOADING) video.load()
    video.focus()
    // Why it could not be played comes as an event as well.
    video.play().catch(() => undefined)
  }
  video.addEventListener('playing', () => {
    clearTimeout(patience)
    failure.hidden = true
    video.controls = true
  })
  // A person who pauses before it began has not been let down.
  video.addEventListener('pause', () => clearTimeout(patience))
  video.addEventListener('error', fail)
  play.addEventListener('click', start)
  retry.addEventListener('click', start)
  video.controls = false
  play.hidden = false
}

interface VideoParts {
  video: HTMLVideoElement
  play: HTMLButtonElement
  retry: HTMLButtonElement
  failure: HTMLElement
}
