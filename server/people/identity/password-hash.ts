import { normalizePassword } from '@lya/core/people/identity/passwords/password.ts'
import { hash, verify } from '@node-rs/argon2'

// Argon2id, the library's default, at the strength OWASP asks for: 19 MiB, two passes, one lane.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password for storage; slow on purpose. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password), strength)
}

/** Tells whether this is the password behind the hash; a hash of another kind is not. */
export async function verifyPassword(stored: { hash: string; password: string }): Promise<boolean> {
  if (!stored.hash.startsWith('$argon2')) return false
  return await verify(stored.hash, normalizePassword(stored.password))
}
