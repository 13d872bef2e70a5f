import {
  accountBody,
  accountTitle,
  accountWords,
} from '#simulators/asaas/page/account-page.copy.ts'
import { chargesStyle } from '#simulators/asaas/page/charges-style.ts'
import { ownPage } from '#simulators/own-page.ts'

const script = `
const words = ${JSON.stringify(accountWords)}
const part = (id) => document.getElementById(id)
part('give').onclick = async () => {
  part('problem').hidden = true
  part('give').disabled = true
  try {
    const answer = await fetch(location.pathname, { method: 'POST' })
    const given = await answer.json()
    part('told').textContent = answer.ok ? words.done : ''
    part('give').hidden = answer.ok
    if (!answer.ok) tell(given.said ? words.refused + ' ' + given.said : words.unreachable)
  } catch {
    tell(words.unreachable)
  }
  part('give').disabled = false
}
const tell = (problem) => {
  part('problem').hidden = false
  part('problem').textContent = problem
}
`

/** Where the payer of a slip says to which account its money goes. */
export const accountPage = ownPage({
  ...{ title: accountTitle, style: chargesStyle, script, body: accountBody },
})
