/** What a browser says of itself, as far as a person would recognise it. */
export interface Device {
  browser: string | null
  system: string | null
  isPhone: boolean
}

// The first that fits is it: most browsers also name those whose pages they want to be given.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Reads a `User-Agent`; what it does not know is null. */
export function readDevice(userAgent: string): Device {
  const firstOf = (known: typeof browsers): string | null =>
    known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
  return {
    browser: firstOf(browsers),
    system: firstOf(systems),
    isPhone: /\b(?:iPhone|Mobile)\b/.test(userAgent),
  }
}
