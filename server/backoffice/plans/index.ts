export { planCatalogueRoutes } from '#backoffice/plans/plans.routes.ts'
