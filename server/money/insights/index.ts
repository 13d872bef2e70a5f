export { insightsRoutes } from '#money/insights/insights.routes.ts'
export { sumLargestCategories } from '#money/insights/largest-categories.queries.ts'
export { listUpcoming } from '#money/insights/list-upcoming.ts'
export { readSummary } from '#money/insights/read-dashboard.ts'
