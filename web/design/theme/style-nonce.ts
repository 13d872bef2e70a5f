/** The server replaces this text by a fresh nonce in each answer of the shell. */
const placeholder = '__CSP_NONCE__'

/** The nonce that lets style elements made at run time pass the content security policy. */
export function styleNonce(): string {
  if (typeof document === 'undefined') return placeholder
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
}
