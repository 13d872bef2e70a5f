import { fileURLToPath } from 'node:url'

export const rootDir = fileURLToPath(new URL('../../', import.meta.url))
export const webDir = `${rootDir}web`
export const clientDir = `${webDir}/build/client`
export const manifestPath = `${webDir}/build/server-manifest.json`
/** Written last, so that a half-finished build is never taken for a good one. */
export const stampPath = `${webDir}/build/sources.sha256`
