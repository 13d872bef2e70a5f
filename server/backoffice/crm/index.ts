export { openCrm } from '#backoffice/crm/crm.routes.ts'
export {
  addTrialTasks,
  dropTasksOfLeaving,
  dropTasksOfPaid,
  moveTrialTasks,
} from '#backoffice/crm/trial-tasks.ts'
