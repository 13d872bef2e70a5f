export { goalInverses } from '#money/goals/goal-inverses.ts'
export { goalsRoutes } from '#money/goals/goals.routes.ts'
