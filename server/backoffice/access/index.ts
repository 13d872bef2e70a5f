export { meRoutes } from '#backoffice/access/access.routes.ts'
