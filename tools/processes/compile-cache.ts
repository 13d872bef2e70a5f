import { join } from 'node:path'
import { root } from '#tools/processes/run.ts'

/** Where Node keeps what it compiled, by its own version and by what the files said. */
export const compileCache = join(root, 'node_modules/.cache/node')
