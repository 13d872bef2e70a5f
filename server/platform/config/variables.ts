import { assert } from '@lya/core/assert.ts'
import { assistantVariables } from '#platform/config/assistant.config.ts'
import { commerceVariables } from '#platform/config/commerce.config.ts'
import { conversionVariables } from '#platform/config/conversions.config.ts'
import { logVariables } from '#platform/config/log.config.ts'
import { networkVariables } from '#platform/config/network.config.ts'
import { peopleVariables } from '#platform/config/people.config.ts'
import { storageVariables } from '#platform/config/storage.config.ts'
import { known, type Variable } from '#platform/config/variable.ts'

/** The areas in the order of `.env.example`. */
const areas = [
  networkVariables,
  storageVariables,
  peopleVariables,
  assistantVariables,
  commerceVariables,
  conversionVariables,
  logVariables,
]

/** Every environment variable of the server; `.env.example` is printed from this list. */
export const variables: Record<string, Variable> = Object.fromEntries(
  areas.flatMap(({ shape }) =>
    Object.entries(shape).map(([name, schema]) => {
      const variable = known.get(schema)
      assert(variable !== undefined, 'a variable says what it is about')
      return [name, variable]
    }),
  ),
)
