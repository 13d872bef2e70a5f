export {
  countHolders,
  type KeptPlan,
  listCatalogue,
} from '#commerce/plans/catalogue.queries.ts'
export {
  changePlan,
  createPlan,
  type PlanChange,
  removePlan,
  setPlanActive,
} from '#commerce/plans/keep-plan.ts'
export {
  type CataloguePlan,
  findGivenPlan,
  findPlan,
  findPlanByPeriod,
  listPlans,
} from '#commerce/plans/plans.queries.ts'
export { plansRoutes } from '#commerce/plans/plans.routes.ts'
export { limitsOfPlan, rulesOf, viewPlan, waysToPay } from '#commerce/plans/view-plan.ts'
