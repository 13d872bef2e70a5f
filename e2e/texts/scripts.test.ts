import { expect, test } from '@playwright/test'
import { backOfficeTexts } from './back-office-texts.ts'
import { commerceTexts } from './commerce-texts.ts'
import { missingTexts, misspelt } from './missing-texts.ts'
import { moneyTexts } from './money-texts.ts'
import { otherTexts, peopleTexts } from './people-texts.ts'
import { scriptsOf, serverCopies } from './sources.ts'

const screenTexts = [...peopleTexts, ...moneyTexts, ...commerceTexts, ...backOfficeTexts]

test('no text is held and left out', () => {
  const held = new Set(screenTexts.flatMap(({ open, said }) => [...open, ...said]))
  expect(Object.keys(otherTexts).filter((text) => held.has(text))).toEqual([])
})

for (const { screen, path, open, said, fromServer = [] } of screenTexts) {
  const fromWeb = [...open, ...said]

  test(`${screen} holds every text of the specification`, () => {
    expect(missingTexts(fromWeb, scriptsOf(path))).toEqual([])
    expect(missingTexts(fromServer, serverCopies())).toEqual([])
  })

  // Whatever the check cannot miss, it cannot see either.
  test(`${screen} is missed when one accent changes`, () => {
    const scripts = scriptsOf(path)
    const copies = serverCopies()
    const unseen = [
      ...fromWeb.filter((text) => missingTexts([text], planted(scripts, text)).length === 0),
      ...fromServer.filter((text) => missingTexts([text], planted(copies, text)).length === 0),
    ]
    expect(unseen).toEqual([])
  })
}

function planted(sources: readonly string[], text: string): string[] {
  return sources.map((source) => source.replaceAll(text, misspelt(text)))
}
