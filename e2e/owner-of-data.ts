import pg from 'pg'
import { addressOf } from '../server/platform/db/embedded/address.ts'
import { socketFolder } from '../server/platform/db/embedded/socket-folder.ts'
import type { Installation } from './installation.ts'

/** Works in the installation's database as its owner: for what no page can bring about. */
export async function asOwnerOfData<T>(
  { dataFolder }: Installation,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client(addressOf(socketFolder(dataFolder), 'lya'))
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}
