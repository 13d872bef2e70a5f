const kilo = 1024

/** How large a file is, as people say it: `340 KB`, `2,4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo))} KB`
  const megabytes = (bytes / kilo / kilo).toFixed(1).replace('.', ',')
  return `${megabytes} MB`
}
