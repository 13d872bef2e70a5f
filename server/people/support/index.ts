export { supportRoutes } from '#people/support/support.routes.ts'
