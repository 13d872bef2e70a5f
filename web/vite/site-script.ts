import type { Plugin } from 'vite'

/**
 * Builds the one small script of the content pages as `assets/visitor-<hash>.js`. These pages lose
 * React's script after the build, and tools/build-web.ts puts this one in its place.
 */
export function siteScript(): Plugin {
  return {
    name: 'lya-site-script',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'chunk', id: 'site/browser/main.ts', name: 'visitor' })
    },
  }
}
