import { createRequire } from 'node:module'

// Required, since an import of the package would lead here again.
const required: unknown = createRequire(import.meta.url)('fast-check')
const { default: fc } = required as typeof import('fast-check')

/**
 * fast-check with one seed for everybody, in the place of the package (`vitest.config.ts`): what
 * passed here passes on the next machine. `FC_SEED=7 node tools/test.ts rules` tries other cases.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_123) })

// biome-ignore lint/style/noDefaultExport: it stands in the place of a package that has one.
export default fc
