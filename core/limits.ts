/** Every bound on what comes from outside, with its unit. The contract and the store use them. */
export const limits = {
  /** Centavos: R$ 100.000.000,00, above which an amount is a typing error. */
  amountCentsMax: 10_000_000_000,
  /** Characters of a transaction's description. */
  descriptionLengthMax: 200,
  /** Characters of the notes on a recurring payment. */
  notesLengthMax: 1_000,
  /** Characters of the notes on a call, and of what is to be said in one. */
  callNotesLengthMax: 5_000,
  scriptLengthMax: 5_000,
  /** Instalments of a recurring payment: fifty years of months. */
  instalmentsMax: 600,
  /** Characters of one message to Lya. */
  messageLengthMax: 4_000,
  /** Messages a person may send in one second. */
  messagesPerSecondMax: 10,
  /** Seconds that a message may have waited for a connection and keep its own day: 30 days. */
  messageWaitSecondsMax: 30 * 24 * 3_600,
  /** Transactions in one message. */
  transactionsPerMessageMax: 20,
  /** Transactions that one bulk change may touch. */
  bulkMax: 500,
  /** Bytes of a photo as it is sent: the spec's 5 MB. */
  avatarBytesMax: 5 * 1024 * 1024,
  /** Bytes of a photo or a recording that is sent to Lya. */
  mediaBytesMax: 12 * 1024 * 1024,
  /** Items on one page of a list. */
  pageSizeMax: 100,
  pageSizeDefault: 50,
  /** Characters of a search term. */
  searchLengthMax: 100,
  /** Milliseconds that summing what a search finds may take. */
  searchSumMsMax: 3_000,
  /** Bytes of a JSON body. */
  bodyBytesMax: 64 * 1024,
  /**
   * Minutes in which a code may be paid, at the checkout and for a change of plan. The provider's
   * own lives for a year, so it is deleted there.
   */
  pixMinutes: 30,
  /** Characters of why an operator does something to somebody's account. */
  reasonLengthMin: 3,
  reasonLengthMax: 300,
  nameLengthMax: 120,
  emailLengthMax: 254,
  passwordLengthMin: 6,
  passwordLengthMax: 128,
  /** Days of the trial that starts at sign-up. */
  trialDays: 7,
} as const
