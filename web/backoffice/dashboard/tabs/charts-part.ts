export { CohortChart } from './cohort/cohort-chart.tsx'
export { MonthsChart } from './months-chart.tsx'
export { ProjectionChart } from './projection-chart.tsx'
