import type { MouseEvent, SyntheticEvent } from 'react'

/**
 * Whether a press is one of its own: not the second half of a double click, and not one that lands
 * on a dialog while that closes.
 */
export function isOwnPress(event: MouseEvent, opened: boolean): boolean {
  return opened && event.detail < 2
}

/**
 * For the element around a dialog's form: what sends it does so once.
 *
 * @returns What to put on that element.
 */
export function oneSending(opened: boolean) {
  return {
    onClickCapture: (event: MouseEvent) => {
      const { target } = event
      const button = target instanceof Element ? target.closest('button[type=submit]') : null
      if (button && !isOwnPress(event, opened)) stop(event)
    },
    // Enter sends a form as well, and no press comes before that.
    onSubmitCapture: (event: SyntheticEvent) => {
      if (!opened) stop(event)
    },
  }
}

function stop(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
