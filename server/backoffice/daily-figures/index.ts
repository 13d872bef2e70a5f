export { isCountedMoney } from '#backoffice/daily-figures/counted-money.queries.ts'
export { addDailyFiguresJobs } from '#backoffice/daily-figures/daily-figures.jobs.ts'
export {
  type KeptDay,
  listDays,
  sumAllDays,
} from '#backoffice/daily-figures/daily-figures.queries.ts'
export { setDay } from '#backoffice/daily-figures/daily-figures.store.ts'
export {
  noteCharge,
  noteSends,
  noteSignUp,
  noteSubscription,
} from '#backoffice/daily-figures/note-facts.ts'
export { countGone } from '#backoffice/daily-figures/recount.queries.ts'
export {
  countHistory,
  countToday,
  type FiguresParts,
  recountDay,
  recountNight,
} from '#backoffice/daily-figures/recount.ts'
