export { logsRoutes } from '#backoffice/logs/logs.routes.ts'
export { mountLogsExport } from '#backoffice/logs/mount-logs-export.ts'
