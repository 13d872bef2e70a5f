/** With a capital, as names of entries and sentences begin; the rest stays as it is written. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
