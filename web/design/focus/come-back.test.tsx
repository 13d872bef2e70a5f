import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { focusWhatComesBack } from './come-back.ts'

const row = (name: string) => `<li>${name}<button>Editar ${name}</button></li>`
const skeleton = '<li>Carregando</li>'

beforeEach(() => {
  document.body.innerHTML = `<main id="content"><ul>${row('Luz')}</ul></main><button>Outro</button>`
})
afterEach(() => document.dispatchEvent(new Event('pointerdown')))

const list = () => document.querySelector('ul')
const focused = () => document.activeElement?.textContent
const add = (html: string) => list()?.insertAdjacentHTML('afterbegin', html)

it('leads to the row that came back, once it is there', async () => {
  focusWhatComesBack()
  add(skeleton)
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
  add(row('Aluguel'))
  await vi.waitFor(() => expect(focused()).toBe('Editar Aluguel'))
  add(row('Gás'))
  await Promise.resolve()
  expect(focused()).toBe('Editar Aluguel')
})

it.each(['keydown', 'pointerdown'])('leaves alone who has gone on by %s', async (pressed) => {
  focusWhatComesBack()
  document.dispatchEvent(new Event(pressed))
  add(row('Aluguel'))
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})
