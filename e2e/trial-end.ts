import type { Installation } from './installation.ts'
import type { Newcomer } from './journey.ts'
import { asOwnerOfData } from './owner-of-data.ts'

/** Makes somebody's trial one that was over two days ago. */
export async function endTrial(
  installation: Installation,
  { email }: Pick<Newcomer, 'email'>,
): Promise<void> {
  const text = `UPDATE profiles SET trial_end_date = current_date - 2 WHERE email = $1`
  await asOwnerOfData(installation, (owner) => owner.query(text, [email]))
}
