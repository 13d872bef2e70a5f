import { expect, it } from 'vitest'
import { fillScript, scriptTypeOf, unknownVariables } from '#backoffice/crm/script.ts'

const values = {
  primeiro_nome: 'Ana',
  nome: 'Ana {{operador}} <b>Lima</b>',
  operador: 'Rui',
  dias_restantes: '3 dias',
  fim_do_teste: '25/11/2026',
  link_planos: 'https://lya.test/planos',
}

it('fills each variable wherever it stands, spaces inside or not', () => {
  expect(
    fillScript('Oi, {{primeiro_nome}}! Aqui é {{ operador }}. {{primeiro_nome}}?', values),
  ).toBe('Oi, Ana! Aqui é Rui. Ana?')
})

it('takes a value for text, whatever it looks like', () => {
  expect(fillScript('{{nome}}', values)).toBe('Ana {{operador}} <b>Lima</b>')
  expect(fillScript('{{link_planos}}', { ...values, link_planos: '$& $1' })).toBe('$& $1')
})

it('leaves what is no variable, and names it', () => {
  const text = '{{saldo}} {{ saldo }} {{constructor}} {{}} { nome } {{nome}'
  expect(fillScript(text, values)).toBe(text)
  expect(unknownVariables(text)).toEqual(['saldo', 'constructor', ''])
  expect(unknownVariables('{{nome}} e {{fim_do_teste}}')).toEqual([])
})

it("looks for a task's own script, then its automation's, then its type's", () => {
  const task = { script: null, automation: null, type: 'call' } as const
  expect(scriptTypeOf(task)).toBe('call')
  expect(scriptTypeOf({ ...task, automation: 'trial_day_9' })).toBe('trial_day_9')
  expect(scriptTypeOf({ ...task, automation: 'trial_day_9', script: 'vip' })).toBe('vip')
})
