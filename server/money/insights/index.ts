export { insightsRoutes } from '#money/insights/insights.routes.ts'
