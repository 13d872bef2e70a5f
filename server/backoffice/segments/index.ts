export { countSegment } from '#backoffice/segments/audience.queries.ts'
export { type Compiled, compileSegment } from '#backoffice/segments/compile-segment.queries.ts'
export { segmentsRoutes } from '#backoffice/segments/segments.routes.ts'
export { lockSegment } from '#backoffice/segments/segments.store.ts'
