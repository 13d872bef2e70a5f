export { mailboxMailer } from '#simulators/mailbox/mailbox-mailer.ts'
export { mountMailbox } from '#simulators/mailbox/mailbox-routes.ts'
