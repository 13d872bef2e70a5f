/** What nobody can read any more once the secret key is another one, as the commands tell it. */
export const keyLosses = [
  'Cannot be read without it: sessions (everybody signs in again), links that were sent by e-mail,',
  'and stored secrets of providers (enter them again). Passwords and all else are as they were.',
]
