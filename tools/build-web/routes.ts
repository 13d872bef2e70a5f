import { globSync, readFileSync } from 'node:fs'
import { clientDir } from '#tools/build-web/places.ts'

/** A route as React Router's own browser manifest describes it. */
export interface Route {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  imports?: string[]
  css?: string[]
}

export interface Routes {
  /** Paths that the shell answers, as URLPattern pathnames. */
  patterns: string[]
  /** Files of the page at a path: scripts and styles that load before anything lazy. */
  filesOf: (path: string) => string[]
  /** Files of every page that the shell answers. */
  shellFiles: string[]
}

interface BrowserManifest {
  url: string
  entry: { module: string; imports: string[]; css: string[] }
  routes: Record<string, Route>
}

const contentLayout = '../site/site-layout'

/** Reads which pages a build has and which files each needs, from its own manifest. */
export function readRoutes(builtClient = clientDir): Routes {
  const manifest = readManifest(builtClient)
  const shared = [manifest.url, manifest.entry.module, ...manifest.entry.imports]
  const all = Object.values(manifest.routes)
  const pages = all.filter((route) => isShellPage(manifest, route))
  const filesOf = (route: Route) => [
    ...new Set([...shared, ...lineage(manifest, route).flatMap(files)]),
  ]
  return {
    patterns: pages.map((route) => pattern(fullPath(manifest, route))).sort(),
    filesOf: (path) => {
      const route = pages.find((page) => fullPath(manifest, page) === path)
      if (!route) throw new Error(`there is no page at ${path}`)
      return filesOf(route)
    },
    shellFiles: [...new Set(pages.flatMap(filesOf))],
  }
}

function readManifest(builtClient: string): BrowserManifest {
  const [path] = globSync(`${builtClient}/assets/manifest-*.js`)
  if (!path) throw new Error('the build has no route manifest')
  const text = readFileSync(path, 'utf8')
  // The file is one assignment to a global; what is assigned is JSON.
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as BrowserManifest
}

function isShellPage(manifest: BrowserManifest, route: Route): boolean {
  if (!route.path || route.path === '*' || route.id === 'root') return false
  return !lineage(manifest, route).some((ancestor) => ancestor.id === contentLayout)
}

function lineage(manifest: BrowserManifest, route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId]
  return parent ? [...lineage(manifest, parent), route] : [route]
}

function files(route: Route): string[] {
  // A style that a lazy part uses as well carries a bare `#`, so that neither takes it away.
  const css = (route.css ?? []).map((href) => href.replace(/#$/, ''))
  return [route.module, ...(route.imports ?? []), ...css]
}

function fullPath(manifest: BrowserManifest, route: Route): string {
  const parts = lineage(manifest, route).map((ancestor) => ancestor.path)
  return `/${parts.filter(Boolean).join('/')}`
}

function pattern(path: string): string {
  return path.replace(/\/(:\w+)\?/g, '{/$1}?').replace(/\/\*$/, '{/*}?')
}
