export { paletteRoutes } from '#backoffice/palette/palette.routes.ts'
