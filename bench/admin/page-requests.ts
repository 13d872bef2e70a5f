import { isOperated, listProcedures, requestOf } from '../../server/main/testing/procedures.ts'

/**
 * What every page of the back-office reads when it is opened: each procedure that reads and needs
 * nobody's id, asked with nothing but what it cannot do without.
 */
export function pageRequests(): { name: string; path: string }[] {
  return listProcedures()
    .filter((procedure) => isOperated(procedure) && procedure.method === 'GET')
    .filter(({ path }) => !path.includes('{'))
    .map((procedure) => {
      const { required = [], properties = {} } = procedure.input
      const input = Object.fromEntries(
        required.map((name) => [name, properties[name]?.enum?.[0] ?? 'silva']),
      )
      return { name: procedure.name, path: requestOf(procedure, input).path }
    })
}
