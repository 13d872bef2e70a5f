import { createHash } from 'node:crypto'
import { newToken } from '#platform/security/ids.ts'

/** What a link sent by e-mail proves. */
export type ProofPurpose = 'recovery' | 'confirmation' | 'email-change' | 'entry'

/**
 * Hours that a link stays good: an hour to set a password, the trial's week to confirm, a day to
 * come in after a purchase.
 */
export const proofHours: Record<ProofPurpose, number> = {
  recovery: 1,
  confirmation: 7 * 24,
  'email-change': 24,
  entry: 24,
}

/** A fresh token for a link, and what is stored of it: whoever reads the table has no link. */
export function newProof(purpose: ProofPurpose): { token: string; identifier: string } {
  const token = newToken()
  return { token, identifier: proofIdentifier(purpose, token) }
}

export function proofIdentifier(purpose: ProofPurpose, token: string): string {
  return `${purpose}:${createHash('sha256').update(token).digest('base64url')}`
}
