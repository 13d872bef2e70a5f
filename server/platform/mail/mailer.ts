/** One e-mail to one person. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Where one POST ends such mails, without signing in (RFC 8058). */
  unsubscribeUrl?: string
}

/** Hands e-mail over to whoever delivers it. */
export interface Mailer {
  /**
   * @param id The same for each try of one mail, so that a receiver can tell a repeat.
   * @throws Outage when it was not taken; `isRetryable` says whether another try can help.
   */
  send(id: string, mail: Mail): Promise<void>
}
