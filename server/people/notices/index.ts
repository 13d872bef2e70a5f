export {
  deleteBrowser,
  deleteBrowsers,
  listBrowsers,
} from '#people/notices/browsers/browsers.store.ts'
export { keepBrowser } from '#people/notices/browsers/keep-browser.ts'
export { limitBrowsers } from '#people/notices/browsers/limit-browsers.ts'
export type {
  PushBrowser,
  PushNotice,
  PushOutcome,
  PushService,
} from '#people/notices/browsers/push-service.ts'
export { addConsents, findAnswer } from '#people/notices/consents.store.ts'
export type { Arrival } from '#people/notices/deliver/arrival.ts'
export type {
  WhatsAppCarrier,
  WhatsAppDestination,
  WhatsAppNotice,
} from '#people/notices/deliver/whatsapp-carrier.ts'
export { sayFarewell } from '#people/notices/farewell/say-farewell.ts'
export { keepStatus, type NoticeStatus } from '#people/notices/keep-status.ts'
export { newsKind } from '#people/notices/news.ts'
export {
  channelsOf,
  type FilledTemplate,
  type NoticeData,
  type NoticeKind,
  type Template,
  type Wishes,
  type Words,
} from '#people/notices/notice.ts'
export { type BrowserAdded, browserAdded } from '#people/notices/notices.events.ts'
export { addNoticeJobs, type Notices, visitQueue } from '#people/notices/notices.jobs.ts'
export { noticesRoutes } from '#people/notices/notices.routes.ts'
export { type Asked, notify } from '#people/notices/notify.ts'
export { type Offered, offerNotice } from '#people/notices/offer-notice.ts'
export type { NoticeParts } from '#people/notices/parts.ts'
export { saveWishes } from '#people/notices/save-wishes.ts'
export { mountStop } from '#people/notices/stop/mount-stop.ts'
export type { NoticeSource, Visit } from '#people/notices/visit/source.ts'
export { addPerson, readWishes } from '#people/notices/wishes.store.ts'
