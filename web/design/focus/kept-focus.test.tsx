import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFocus } from './kept-focus.ts'

let stop: () => void
beforeEach(() => {
  stop = keepFocus()
  document.body.innerHTML =
    '<section><form><input><button>Pagar</button></form><p>Nada</p></section>'
})
afterEach(() => stop())

const find = (what: string) => {
  const found = document.querySelector<HTMLElement>(what)
  if (!found) throw new Error(`no ${what}`)
  return found
}
const focused = () => document.activeElement

/** As a browser does it to what had the focus; jsdom does not by itself. */
function setAtWork(button: HTMLElement): void {
  button.blur()
  button.setAttribute('disabled', '')
}

it('gives the focus back to a button that was disabled while it worked', async () => {
  const button = find('button')
  button.focus()
  setAtWork(button)
  await twoFrames()
  expect(focused()).toBe(document.body)
  button.removeAttribute('disabled')
  await vi.waitFor(() => expect(focused()).toBe(button))
})

it('goes on from where a button stood that its work took away', async () => {
  const button = find('button')
  button.focus()
  setAtWork(button)
  button.remove()
  await vi.waitFor(() => expect(focused()).toBe(find('form')))
  find('input').focus()
  find('form').remove()
  await vi.waitFor(() => expect(focused()).toBe(find('section')))
})

it('goes back to the page from what stood over it and went, as a toast', async () => {
  const field = find('input')
  field.focus()
  document.body.insertAdjacentHTML('beforeend', '<div id="toast"><button>Desfazer</button></div>')
  find('#toast button').focus()
  find('#toast').remove()
  await vi.waitFor(() => expect(focused()).toBe(field))
  document.body.insertAdjacentHTML('beforeend', '<div id="toast"><button>Fechar</button></div>')
  find('#toast button').focus()
  field.remove()
  find('#toast').remove()
  await vi.waitFor(() => expect(focused()).toBe(find('form')))
})

it('leaves alone who has gone on meanwhile, and what was left on purpose', async () => {
  const button = find('button')
  const field = find('input')
  button.focus()
  setAtWork(button)
  field.focus()
  button.removeAttribute('disabled')
  await twoFrames()
  expect(focused()).toBe(field)
  field.blur()
  await Promise.resolve()
  find('p').remove()
  await twoFrames()
  expect(focused()).toBe(document.body)
})

/** One more than what is late waits for. */
async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
