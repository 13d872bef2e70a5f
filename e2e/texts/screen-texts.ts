/**
 * The texts that the specification quotes, screen by screen: exact, to the accent. `N` and its like
 * are left out, so a text with a number in it is the part beside the number.
 */
export interface ScreenTexts {
  screen: string
  /** Its scripts, and those that they load later, hold all of the texts but the server's. */
  path: string
  isForGuests?: boolean
  /** What somebody new reads as soon as the page is open, on any width. */
  open: readonly string[]
  /** The same, but put together by the page of a sentence and a number: no script holds it. */
  counted?: readonly string[]
  /** What is said on occasion. */
  said: readonly string[]
  /** What the server writes and the page shows as it comes. */
  fromServer?: readonly string[]
}
