export { operatorsRoutes } from '#backoffice/operators/operators.routes.ts'
