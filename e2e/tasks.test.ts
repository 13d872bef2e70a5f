import { expectAccessible } from './accessibility/expect-accessible.ts'
import { expect, newcomer, post, test } from './journey.ts'
import { becomeOperator } from './operator.ts'

test('an operator calls somebody, from the list of today to the end', async ({
  page,
  playwright,
  installation,
  signedIn,
}) => {
  const request = await playwright.request.newContext()
  const signUp = await post(request, installation, '/api/sign-up', newcomer('João Prado'))
  const { session } = signUp as { session: { userId: string } }
  await becomeOperator(page, installation, signedIn, ['support'])
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString()
  await post(page.request, installation, '/api/admin/tasks', {
    userId: session.userId,
    title: 'Ligar para o João',
    dueDate: today,
  })

  await page.goto('/admin')
  const widget = page.getByRole('region', { name: 'Tarefas de Hoje' })
  await expect(widget.getByText('João Prado')).toBeVisible()
  await widget.getByRole('button', { name: 'Iniciar' }).click()
  const call = page.getByRole('dialog', { name: 'Executando: Ligar para o João' })
  await expect(call.getByText(/^Oi, João! Aqui é Marina, da Lya\. Estou/)).toBeVisible()
  await expect(call.getByRole('timer')).not.toHaveText('00:00')
  await expectAccessible(page)
  await call.getByRole('button', { name: 'Registrar Ligação' }).click()
  await expect(call.getByText('1/3')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(call).toBeVisible()

  await test.step('its ways out stay in sight in a low window and on a phone', async () => {
    const whole = page.viewportSize()
    for (const size of [
      { width: 1280, height: 600 },
      { width: 390, height: 640 },
    ]) {
      await page.setViewportSize(size)
      for (const name of ['Pausar e Fechar', 'Concluir Tarefa']) {
        await expect(call.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      }
    }
    if (whole) await page.setViewportSize(whole)
  })

  // A reload loses neither the time nor what was written.
  const kept = page.waitForResponse((response) => response.url().endsWith('/progress'))
  await call.getByLabel('Anotações da ligação').fill('Pediu para falar do plano anual')
  await kept
  await page.reload()
  await expect(widget.getByText('🔄 Em Andamento')).toBeVisible()
  await widget.getByRole('button', { name: 'Continuar' }).click()
  await expect(call.getByLabel('Anotações da ligação')).toHaveValue(
    'Pediu para falar do plano anual',
  )
  await expect(call.getByRole('timer')).not.toHaveText('00:00')
  await call.getByLabel('Cliente atendeu pelo menos 1 ligação').check()
  await call.getByRole('button', { name: 'Concluir Tarefa' }).click()
  await expect(page.getByText('Tarefa marcada como concluída com sucesso!')).toBeVisible()
  await expect(call).toBeHidden()
  await expect(widget.getByText('Nenhuma tarefa para hoje')).toBeVisible()

  await page.goto('/admin/tasks')
  await expect(page.getByText(/^Mostrando tarefas pendentes de hoje \(0 de 0/)).toBeVisible()
  await page.getByLabel('Situação').selectOption('Concluídas')
  await expect(page.getByText('Ligar para o João')).toBeVisible()
  await expect(page.getByText(/^Concluída em /)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Roteiros' }).click()
  await expect(page.getByRole('region', { name: 'Como fica' })).toBeVisible()
  await expectAccessible(page)
})
