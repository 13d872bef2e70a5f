/** Headers of an answer, by lower-case name. */
export type HeaderRecord = Record<string, string>

/** Nothing that the API answers is a document, so nothing may load, run or frame it. */
const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What every answer carries, page, asset or API. */
export function securityHeaders(options: { isHttps: boolean }): HeaderRecord {
  const headers: HeaderRecord = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
      'microphone=(self), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  }
  // Over plain http the header is ignored by rule, and a loopback must never be pinned to TLS.
  if (options.isHttps) headers['strict-transport-security'] = 'max-age=31536000'
  return headers
}

/** For answers of the API and other plain answers: no document, never kept. */
export function apiHeaders(options: { isHttps: boolean }): HeaderRecord {
  return {
    ...securityHeaders(options),
    'content-security-policy': apiPolicy,
    'cache-control': 'no-store',
  }
}
