import { cents } from '@lya/core/amounts/cents.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyOf, moneyOf } from '#money/testing/money-of.ts'
import { deleteTransaction, getTransaction, updateTransaction } from '#money/transactions/index.ts'
import { undo } from '#money/undo/index.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { newId } from '#platform/security/ids.ts'

let database: TestDatabase
let maria: MoneyOf
beforeAll(async () => {
  database = await testDatabase()
  maria = await moneyOf(database)
})
afterAll(() => database.close())

const read = (id = '') => maria.run(({ tx, userId }) => getTransaction(tx, userId, id))
const takeBack = (id: string) => maria.run((ctx) => undo(ctx, id))

describe('undo', () => {
  it('takes a creation of several back, once', async () => {
    const { ids, undoId } = await maria.create({}, {})
    expect(await takeBack(undoId)).toMatchObject({ changed: true })
    for (const id of ids) {
      await expect(read(id)).rejects.toMatchObject({ code: 'transactions.missing' })
    }
    expect(await takeBack(undoId)).toMatchObject({ changed: false })
  })

  it('puts an edited transaction back to what it was', async () => {
    const lazer = maria.category('Lazer').id
    const { ids } = await maria.create({ description: 'cinema', categoryId: lazer })
    const before = await read(ids[0])
    const { undoId } = await maria.run((ctx) =>
      updateTransaction(ctx, {
        id: before.id,
        description: 'salário',
        type: 'receita',
        amountCents: cents(1),
        date: Temporal.PlainDate.from('2020-02-29'),
        categoryId: null,
      }),
    )
    await takeBack(undoId)
    expect(await read(ids[0])).toEqual({ ...before, version: 3 })
  })

  it('refuses to take an edit back over a later one', async () => {
    const { ids } = await maria.create({})
    const id = ids[0] ?? ''
    const first = await maria.run((ctx) => updateTransaction(ctx, { id, description: 'um' }))
    await maria.run((ctx) => updateTransaction(ctx, { id, description: 'dois' }))
    await expect(takeBack(first.undoId)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'undo.too-late',
    })
    expect((await read(id)).description).toBe('dois')
  })

  it('takes edits back one after the other, from the last on', async () => {
    const { ids } = await maria.create({ description: 'zero' })
    const id = ids[0] ?? ''
    const edit = (description: string) =>
      maria.run((ctx) => updateTransaction(ctx, { id, description }))
    const [first, second, third] = [await edit('um'), await edit('dois'), await edit('três')]
    for (const [{ undoId }, description] of [
      [third, 'dois'],
      [second, 'um'],
      [first, 'zero'],
    ] as const) {
      await takeBack(undoId)
      expect((await read(id)).description).toBe(description)
    }
  })

  it('refuses the first of two when the second was undone and something else was written', async () => {
    const { ids } = await maria.create({ description: 'zero' })
    const id = ids[0] ?? ''
    const edit = (description: string) =>
      maria.run((ctx) => updateTransaction(ctx, { id, description }))
    const first = await edit('um')
    const second = await edit('dois')
    await takeBack(second.undoId)
    await edit('três')
    await expect(takeBack(first.undoId)).rejects.toMatchObject({ code: 'undo.too-late' })
    expect((await read(id)).description).toBe('três')
  })

  it('brings a deleted transaction back whole', async () => {
    const { ids } = await maria.create({ categoryId: maria.category('Lazer').id })
    const before = await read(ids[0])
    const { undoId } = await maria.run((ctx) => deleteTransaction(ctx, before.id))
    await takeBack(undoId)
    expect(await read(ids[0])).toEqual({ ...before, version: 2 })
  })

  it('brings it back without a category that is gone', async () => {
    const categoryId = newId()
    await database.owner.query(
      "insert into categorias (user_id, id, nome) values ($1, $2, 'Passageira')",
      [maria.userId, categoryId],
    )
    const { ids } = await maria.create({ categoryId })
    const { undoId } = await maria.run((ctx) => deleteTransaction(ctx, ids[0] ?? ''))
    await database.owner.query('delete from categorias where id = $1', [categoryId])
    await takeBack(undoId)
    expect(await read(ids[0])).toMatchObject({ categoryId: null, category: null })
  })

  it('is carried out once when it is asked for many times at once', async () => {
    const { undoId } = await maria.create({})
    const answers = await Promise.all(Array.from({ length: 8 }, () => takeBack(undoId)))
    expect(answers.filter((one) => one.changed)).toHaveLength(1)
  })

  it("knows no unknown id and no other person's", async () => {
    const pedro = await moneyOf(database)
    const { undoId } = await pedro.create({})
    for (const id of [undoId, newId()]) {
      await expect(takeBack(id)).rejects.toMatchObject({ kind: 'missing', code: 'undo.missing' })
    }
    const theirs = await pedro.run(({ tx }) => getTransaction(tx, pedro.userId, undoId))
    expect(theirs.id).toBe(undoId)
  })
})
