import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playVideos } from './video.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<figure data-video>
    <video src="/video/lya.mp4" controls></video>
    <button id="play" hidden></button>
    <div role="alert" hidden><button id="retry"></button></div></figure>`
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
  playVideos(document)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const element = (selector: string) => document.querySelector(selector) as HTMLElement
const video = () => element('video') as HTMLVideoElement
const press = (id: string) => element(`#${id}`).click()
const happens = (name: string) => video().dispatchEvent(new Event(name))
const isFailureShown = () => !element('[role=alert]').hidden

it('plays by its large button, which makes room for the controls', () => {
  expect([element('#play').hidden, video().controls]).toEqual([false, false])
  press('play')
  expect([element('#play').hidden, video().controls]).toEqual([true, true])
  expect(video().play).toHaveBeenCalledOnce()
})

it('says after ten seconds that it did not come, and tries again', () => {
  press('play')
  vi.advanceTimersByTime(9_999)
  expect(isFailureShown()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isFailureShown()).toBe(true)
  press('retry')
  expect(isFailureShown()).toBe(false)
  expect(video().play).toHaveBeenCalledTimes(2)
  happens('playing')
  vi.advanceTimersByTime(60_000)
  expect(isFailureShown()).toBe(false)
})

it('says at once that it cannot be loaded, and nothing while nobody has asked for it', () => {
  happens('error')
  expect(isFailureShown()).toBe(false)
  press('play')
  happens('error')
  expect(isFailureShown()).toBe(true)
})

it('shows the film after all when it comes late', () => {
  press('play')
  vi.advanceTimersByTime(10_000)
  happens('playing')
  expect([isFailureShown(), video().controls]).toEqual([false, true])
})
