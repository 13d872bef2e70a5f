export type { Channel, Identity } from '#assistant/channels/channel.ts'
export {
  type NumberLinked,
  type NumberLost,
  numberLinked,
  numberLost,
} from '#assistant/channels/channels.events.ts'
export {
  findChannel,
  findLatestDestination,
  listDestinations,
  listLinkedSenders,
  listOwners,
} from '#assistant/channels/channels.queries.ts'
export { channelsRoutes } from '#assistant/channels/channels.routes.ts'
export {
  deleteLinks,
  moveChannel,
  noteMessage,
  saveWaId,
} from '#assistant/channels/channels.store.ts'
export { readBareCode, readCode } from '#assistant/channels/link-code.ts'
export { linkNumber } from '#assistant/channels/link-number.ts'
