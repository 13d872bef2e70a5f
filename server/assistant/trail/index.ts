export { countRules, type RuleCounts } from '#assistant/trail/count-rules.ts'
