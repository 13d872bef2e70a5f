export { viewsRoutes } from '#backoffice/views/views.routes.ts'
