export {
  type Alert,
  endAlert,
  keepAlert,
  raiseAlert,
  resolveAlert,
} from '#platform/alerts/alerts.store.ts'
