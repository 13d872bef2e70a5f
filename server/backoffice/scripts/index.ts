export { scriptValues } from '#backoffice/scripts/script-values.ts'
export { type FoundScript, findScripts } from '#backoffice/scripts/scripts.queries.ts'
export { scriptsRoutes } from '#backoffice/scripts/scripts.routes.ts'
