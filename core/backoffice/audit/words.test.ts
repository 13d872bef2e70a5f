import { expect, it } from 'vitest'
import { type AuditAction, actionWords } from '#backoffice/audit/action-words.copy.ts'
import { type AuditValues, fieldWords } from '#backoffice/audit/field-words.copy.ts'
import { type AuditTable, tableWords } from '#backoffice/audit/table-words.copy.ts'
import {
  actionsCalled,
  wordAction,
  wordField,
  wordReason,
  wordTable,
  wordValue,
} from '#backoffice/audit/words.ts'

it.each([
  ['looked at payments', 'Viu pagamentos'],
  ['pediu por telefone', 'pediu por telefone'],
  ['constructor', 'constructor'],
  [null, null],
])('reads the reason %j as %j', (reason, words) => {
  expect(wordReason(reason)).toBe(words)
})

it('reads fields in Portuguese, and leaves what it does not know', () => {
  expect([wordField('trial_end_date'), wordField('priceCents')]).toEqual(['Fim do teste', 'Preço'])
  expect([wordField('valueOf'), wordField('an_older_one')]).toEqual(['valueOf', 'an_older_one'])
})

it.each([
  ['period_plan', 'YEARLY', 'Anual'],
  ['billingType', 'CREDIT_CARD', 'Cartão'],
  ['roles', 'admin', 'Dono'],
  ['task_type', 'follow_up', 'Follow-up'],
  ['status', 'completed', 'Concluída'],
  ['situacao', 'paused', 'Pausada'],
  ['rule', 'conversion-low', 'Conversão baixa'],
  ['sent', 'payment-method', 'Meio de pagamento'],
  ['action', 'VIEW_FINANCES', 'Viu as finanças de uma pessoa'],
  ['name', 'admin', 'admin'],
  ['roles', 'constructor', 'constructor'],
  ['constructor', 'admin', 'admin'],
])('reads the %s %j as %j', (field, value, words) => {
  expect(wordValue(field, value)).toBe(words)
})

it('reads actions and tables in Portuguese, and leaves what it does not know', () => {
  expect(wordAction('EXTEND_TRIAL')).toBe('Estendeu um trial')
  expect(wordTable('lotes_pagamento')).toBe('Lotes de pagamentos')
  expect([wordAction('toString'), wordTable('an.older-one')]).toEqual(['toString', 'an.older-one'])
})

it('gives no two of them the same words, so that each can be chosen', () => {
  for (const words of [Object.values(actionWords), Object.values(tableWords)]) {
    expect(new Set(words).size).toBe(words.length)
  }
})

it('finds actions by the words that are shown, without accents', () => {
  expect(actionsCalled(['financas', 'VIU'])).toEqual(['VIEW_FINANCES'])
  expect(actionsCalled(['nada', 'disso'])).toEqual([])
})

it('has words for all that can be noted: the compiler refuses a gap', () => {
  // @ts-expect-error: an action without words.
  const action: AuditAction = 'plan.painted'
  // @ts-expect-error: a table without words.
  const table: AuditTable = 'quadros'
  // @ts-expect-error: a field without words.
  const values: AuditValues = { paint: 'blue' }
  expect(Object.hasOwn(actionWords, action)).toBe(false)
  expect(Object.hasOwn(tableWords, table)).toBe(false)
  expect(Object.keys(values).filter((field) => Object.hasOwn(fieldWords, field))).toEqual([])
})
