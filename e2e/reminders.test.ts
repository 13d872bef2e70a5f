import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { launching } from './launching.ts'

/** A browser's keys, and the address that its maker would give it: nobody calls it here. */
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/jornada',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

// The lighter browser has no notifications.
test.use({ serviceWorkers: 'allow', launchOptions: launching(null) })

test('somebody chooses what Lya reminds of, where, and when not', async ({ page, signedIn }) => {
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Escolher meus lembretes' }).click()
  await expect(page.getByRole('heading', { name: 'Lembretes' })).toBeVisible()
  await expect(page.getByText(`Confirme ${signedIn.email}`)).toBeVisible()
  const bills = page.getByRole('group', { name: 'Contas a pagar' })
  const budgets = page.getByRole('group', { name: 'Planejamento' })
  await expect(bills.getByRole('switch', { name: 'E-mail' })).toBeChecked()
  await budgets.getByRole('switch', { name: 'WhatsApp' }).check()
  await bills.getByRole('switch', { name: 'E-mail' }).uncheck()
  const from = page.getByLabel('Das')
  await from.fill('21:15')
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('21:15') ?? false,
  )
  await from.blur()
  expect((await saved).ok()).toBe(true)

  await page.reload()
  await expect(budgets.getByRole('switch', { name: 'WhatsApp' })).toBeChecked()
  await expect(bills.getByRole('switch', { name: 'E-mail' })).not.toBeChecked()
  await expect(from).toHaveValue('21:15')
  await page.getByRole('link', { name: 'Conectar' }).click()
  await expect(page).toHaveURL(/\/profile/)
})

test('a browser takes notifications, shows them, and lets them go', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await context.grantPermissions(['notifications'])
  await page.addInitScript(standInForPushService, subscription)
  const cdp = await context.newCDPSession(page)
  const registered = registrationOf(cdp)
  await page.goto('/lembretes')
  await page.getByRole('button', { name: 'Ativar' }).click()
  await expect(page.getByText('Notificações ativadas!')).toBeVisible()
  await expect(page.getByText('Ativa neste aparelho.')).toBeVisible()

  const data = JSON.stringify({
    tag: 'aviso-1',
    title: 'Contas a pagar',
    body: 'Vence hoje: Luz (R$ 180,00).',
    path: '/payments',
  })
  await untilActivated(page)
  const delivery = { origin: new URL(page.url()).origin, registrationId: await registered, data }
  // A push service delivers again what a browser did not take; the browser's tool does not.
  await expect(async () => {
    await cdp.send('ServiceWorker.deliverPushMessage', delivery)
    expect(await shown(page)).toEqual(['Contas a pagar: Vence hoje: Luz (R$ 180,00).'])
  }).toPass()
  // The same notice again takes the place of the first.
  await cdp.send('ServiceWorker.deliverPushMessage', delivery)
  await expect(async () => {
    await cdp.send('ServiceWorker.deliverPushMessage', { ...delivery, data: 'nada que se leia' })
    expect((await shown(page)).toSorted()).toEqual([
      'Contas a pagar: Vence hoje: Luz (R$ 180,00).',
      'Lya: Abra a Lya para ver o aviso.',
    ])
  }).toPass()

  await page.getByRole('button', { name: 'Desativar' }).click()
  await expect(page.getByRole('button', { name: 'Ativar' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ativar' })).toBeVisible()
})

/** Runs in the page: no browser's maker answers a test, so the browser's own answer is made up. */
function standInForPushService(given: typeof subscription): void {
  const key = 'jornada-assinada'
  const made = {
    endpoint: given.endpoint,
    toJSON: () => given,
    unsubscribe: async () => {
      localStorage.removeItem(key)
      return true
    },
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (localStorage.getItem(key) ? made : null),
    subscribe: async () => {
      localStorage.setItem(key, 'sim')
      return made
    },
  })
}

/** The id by which the browser's own tools name our service worker. */
async function registrationOf(cdp: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated')
      if (active) resolve(active.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  return found
}

/** A worker counts as ready while it is still activating, when a push may not reach it yet. */
function untilActivated(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state !== 'activated') {
      await new Promise((resolve) => {
        active?.addEventListener('statechange', resolve, { once: true })
      })
    }
  })
}

function shown(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notices = await registration.getNotifications()
    return notices.map(({ title, body }) => `${title}: ${body}`)
  })
}
