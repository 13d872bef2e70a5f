import { carryReferral } from './referral.ts'

carryReferral(document, location.search)
