export const overviewRefusals = [
  'overview.alert-missing',
  /** Somebody resolved it before; `data.alert` says who and how. */
  'overview.alert-resolved',
  'overview.cursor-invalid',
  /** The figures are worked out for the first time: `admin:overview` tells when they are there. */
  'overview.not-ready',
] as const
