export { usageRoutes } from '#backoffice/usage/usage.routes.ts'
