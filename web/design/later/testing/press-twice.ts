import { fireEvent } from '@testing-library/react'

/** As fast as a hand in a hurry: the second press comes before anything is drawn anew. */
export function pressTwice(button: HTMLElement): void {
  fireEvent.click(button)
  fireEvent.click(button)
}
