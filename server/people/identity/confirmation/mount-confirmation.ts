import type { Topic } from '@lya/contract/events.ts'
import { resetTopics } from '#people/identity/access/reset-topics.ts'
import { findProofOwner, isPendingEmailHeld } from '#people/identity/account/account.queries.ts'
import { confirmEmail } from '#people/identity/confirmation/confirm-email.ts'
import { confirmNewEmail } from '#people/identity/confirmation/confirm-new-email.ts'
import {
  confirmHeldPage,
  confirmNewPage,
  confirmPage,
  worthlessPage,
} from '#people/identity/confirmation/confirmation-page.copy.ts'
import { isProofGood } from '#people/identity/identity.queries.ts'
import type { Identity } from '#people/identity/identity.ts'
import { type ProofPurpose, proofIdentifier } from '#people/identity/recovery/proof-token.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import type { Answers } from '#platform/http/answers.ts'
import type { EdgeContext, Mount } from '#platform/http/edge.ts'
import { type PlainPage, plainPage } from '#platform/http/plain-page.ts'

/**
 * Mounts where the letters that ask for a proof lead: `/api/confirm` and `/api/confirm-email`. A
 * GET shows a page with a button, and its POST confirms: the link is the proof, whoever sends it.
 *
 * @param announce Tells a person's open screens what became stale.
 */
export function mountConfirmation(
  identity: Identity,
  announce: (userId: string, topics: Topic[]) => void,
): Mount {
  const isHttps = identity.publicUrl.startsWith('https:')
  const tokenOf = (c: EdgeContext): string => c.req.query('token') ?? ''
  const ask = async (
    c: EdgeContext,
    purpose: ProofPurpose,
    find: (tx: Tx, identifier: string) => PlainPage | Promise<PlainPage>,
  ): Promise<Response> => {
    const identifier = proofIdentifier(purpose, tokenOf(c))
    const now = identity.clock.now()
    const page = await asSystem(identity.db, async (tx) =>
      (await isProofGood(tx, identifier, now)) ? find(tx, identifier) : null,
    )
    return page
      ? plainPage(page, { status: 200, isHttps })
      : plainPage(worthlessPage, { status: 404, isHttps })
  }
  return (app, answers) => {
    app.get('/api/confirm', (c) => ask(c, 'confirmation', () => confirmPage))
    app.post('/api/confirm', async (c) => {
      const userId = await confirmEmail(identity, tokenOf(c))
      if (userId !== null) announce(userId, ['profile', 'reminders'])
      return goTo(answers, '/dashboard')
    })
    app.get('/api/confirm-email', (c) => ask(c, 'email-change', newPageOf))
    app.post('/api/confirm-email', async (c) => {
      const change = await confirmNewEmail(identity, tokenOf(c))
      if (change.outcome === 'confirmed') {
        announce(change.userId, ['profile'])
        if (change.loserId !== null) announce(change.loserId, resetTopics)
      }
      return goTo(answers, `/profile?email=${change.outcome}`)
    })
  }
}

/** What is asked depends on who stands under the address at this moment. */
async function newPageOf(tx: Tx, identifier: string): Promise<PlainPage> {
  const userId = await findProofOwner(tx, identifier)
  const isHeld = userId !== null && (await isPendingEmailHeld(tx, userId))
  return isHeld ? confirmHeldPage : confirmNewPage
}

/** The page that is gone to is asked for by GET, and Back does not send the form again. */
function goTo(answers: Answers, location: string): Response {
  return answers.json({ status: 303, body: undefined, headers: { location } })
}
