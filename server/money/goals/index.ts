export { createGoal } from '#money/goals/create-goal.ts'
export { goalInverses } from '#money/goals/goal-inverses.ts'
export { goalsRoutes } from '#money/goals/goals.routes.ts'
