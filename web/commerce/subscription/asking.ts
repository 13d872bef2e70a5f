/** What the page's dialogs are about. */
export type Asking = 'cancel' | 'refund' | 'change' | 'method'
