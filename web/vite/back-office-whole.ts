import type { Plugin } from 'vite'
import { isOwnSource } from './back-office-root.ts'

/** The few lazy parts that pages.tsx names; each counts as one more of those who share a module. */
const part = String.raw`[^']*-part\.ts`

/** A lazy import of another source of the back-office. */
const lazyOwn = new RegExp(
  String.raw`\bimport\(\s*'((?:#backoffice|#app/back-office|\.{1,2})/(?!${part}')[^']+)'\s*\)`,
  'g',
)

/**
 * Makes the back-office a frame and a few parts, however its pages are written: pages of a part
 * follow one another at once, and it counts as so few of those who share a module with the product.
 * As many lazy parts as pages would carry what some of the product share into the file that /login
 * loads.
 */
export function backOfficeWhole(): Plugin {
  return {
    name: 'lya-back-office-whole',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!isOwnSource(id) || !code.includes('import(')) return
      const imports: string[] = []
      const whole = code.replace(lazyOwn, (_, path: string) => {
        const name = `__part${imports.length}`
        imports.push(`import * as ${name} from '${path}'`)
        return `Promise.resolve(${name})`
      })
      return { code: `${imports.join(';')};${whole}`, map: null }
    },
  }
}
