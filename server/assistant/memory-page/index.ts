export { memoryRoutes } from '#assistant/memory-page/memory.routes.ts'
