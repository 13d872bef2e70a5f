export {
  type LentAccounts,
  type PersonParts,
  personRoutes,
} from '#backoffice/person/person.routes.ts'
