import { screen, waitFor, within } from '@testing-library/react'

/** The dialog of this name, once what fills its sheet is there. */
export async function filledDialog(name: string) {
  const sheet = await screen.findByRole('dialog', { name })
  await waitFor(() => {
    if (sheet.querySelector('[data-waiting]')) throw new Error(`${name} is still empty`)
  })
  return within(sheet)
}
