export {
  type CataloguePlan,
  findPlan,
  findPlanByPeriod,
  listPlans,
} from '#commerce/plans/plans.queries.ts'
export { plansRoutes } from '#commerce/plans/plans.routes.ts'
export { limitsOfPlan, rulesOf, viewPlan, waysToPay } from '#commerce/plans/view-plan.ts'
