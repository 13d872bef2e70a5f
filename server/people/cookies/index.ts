export { cookiesRoutes } from '#people/cookies/cookies.routes.ts'
export { addVisit, findChoice, findVisit } from '#people/cookies/cookies.store.ts'
export { readVisit, type Visit, type VisitMarks } from '#people/cookies/visit.ts'
