export { undoRoutes } from '#money/undo/undo.routes.ts'
export { undo } from '#money/undo/undo.ts'
export { undoableTogether } from '#money/undo/undoable-together.ts'
