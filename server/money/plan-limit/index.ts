export { withinLimit } from '#money/plan-limit/within-limit.ts'
