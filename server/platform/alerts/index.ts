export { type Alert, raiseAlert } from '#platform/alerts/alerts.store.ts'
