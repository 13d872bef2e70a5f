import { fileURLToPath } from 'node:url'

export const rootDir = fileURLToPath(new URL('../../', import.meta.url))
export const webDir = `${rootDir}web`
export const buildDir = `${webDir}/build`

/** Where a build grows, as web/react-router.config.ts says; a finished one moves to `buildDir`. */
export const nextDir = `${buildDir}/next`
export const clientDir = `${nextDir}/client`

export const manifestPath = `${buildDir}/server-manifest.json`
/** Written last, so that a half-finished build is never taken for a good one. */
export const stampPath = `${buildDir}/sources.sha256`
export const lockPath = `${buildDir}/lock`
