import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { buildDir } from '#tools/build-web/places.ts'
import type { MeasuredPage } from './measured-pages.ts'

/** The page that is emptied; any does, since nothing of it is left. */
const path = 'transactions'

export const emptyPage: MeasuredPage = {
  name: 'empty',
  path: `/${path}`,
  content: 'Nada aqui',
  click: { css: 'main button', text: 'Responder' },
  answer: 'main [data-answered]',
}

/**
 * A page of one heading and one button, as React itself would make them. It imports nothing, so
 * all that is loaded, run and asked for is the shell's.
 */
const module = `
const make = (type, props) =>
  ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props })
const answer = ({ currentTarget }) => { currentTarget.dataset.answered = '' }
export const meta = () => [{ title: 'Vazia' }]
export default () => [
  make('h1', { children: 'Nada aqui' }),
  make('button', { type: 'button', onClick: answer, children: 'Responder' }),
]
`

/**
 * What empties a page of the product, by path: its route's module becomes ours, and the manifest
 * names neither its imports nor its styles. What is shipped stays as it is.
 */
export function emptied(): Map<string, string> {
  const [file] = globSync(`${buildDir}/client/assets/manifest-*.js`)
  if (!file) throw new Error('the build has no route manifest')
  const text = readFileSync(file, 'utf8')
  const [before, after] = [text.indexOf('{'), text.lastIndexOf('}') + 1]
  // The build's own file: one assignment of JSON to a global.
  const manifest = JSON.parse(text.slice(before, after)) as {
    routes: Record<string, { path?: string; module: string; imports: string[]; css: string[] }>
  }
  const route = Object.values(manifest.routes).find((one) => one.path === path)
  if (!route) throw new Error(`there is no page ${path}`)
  Object.assign(route, { imports: [], css: [] })
  return new Map([
    [
      `/assets/${basename(file)}`,
      text.slice(0, before) + JSON.stringify(manifest) + text.slice(after),
    ],
    [route.module, module],
  ])
}
