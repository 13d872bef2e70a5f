import { expect, it } from 'vitest'
import { farewell } from '#app/shell/farewell.model.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'

it.each([
  ['the server ended the session', null, 'Até a próxima!'],
  ['the session was not found', new RefusedCall('identity.session-missing', 401), 'Até a próxima!'],
  ['it is forbidden', new RefusedCall('platform.origin-refused', 403), 'Até a próxima!'],
  [
    'the server failed',
    new RefusedCall('platform.unexpected', 500),
    'Sessão encerrada localmente.',
  ],
  ['nobody answered', new TypeError('Failed to fetch'), 'Sessão encerrada.'],
])('says good-bye when %s', (_case, failure, message) => {
  expect(farewell(failure).message).toBe(message)
})
