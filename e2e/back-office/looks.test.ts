import { test } from '../journey.ts'
import { lookAtPages } from './look-at-pages.ts'

test.use({ colorScheme: 'dark' })

test('axe finds nothing on any page of the back-office in dark', async ({
  page,
  installation,
  signedIn,
}) => {
  // A dozen pages, and axe takes its time over each.
  test.slow()
  await lookAtPages(page, installation, signedIn)
})
