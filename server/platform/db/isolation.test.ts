import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asSystem, asUser } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

let database: TestDatabase
let maria: string
let pedro: string

/** One row of each table that belongs to a person. */
const rowOf: Record<string, string> = {
  categorias: `insert into categorias (user_id, id, nome) values ($1, $2, 'Pet')`,
  transacoes: `insert into transacoes (user_id, id, valor, categoria_id) values ($1, $2, 1, $2)`,
  planejamento_gastos: `insert into planejamento_gastos
    (user_id, id, categoria_id, valor_planejado, mes_ano) values ($1, $2, $2, 1, '2026-3')`,
  pagamentos_recorrentes: `insert into pagamentos_recorrentes
    (user_id, id, nome, valor, dia_vencimento, categoria_id, data_proximo_pagamento)
    values ($1, $2, 'luz', 1, 31, $2, '2026-03-31')`,
  metas_financeiras: `insert into metas_financeiras (user_id, id, valor_objetivo)
    values ($1, $2, 1)`,
  operacoes: `insert into operacoes (user_id, id, comando, inverso) values ($1, $2, 'x', '{}')`,
  conversas: `insert into conversas (user_id) select $1 where $2::uuid is not null`,
  mensagens: `insert into mensagens (user_id, canal, id, texto) values ($1, 'web', $2::uuid::text, 'oi')`,
  respostas: `insert into respostas (user_id, id, canal, mensagem_id, ordem, texto)
    values ($1, $2, 'web', $2::uuid::text, 0, 'oi')`,
  envios: `insert into envios (user_id, resposta_id, canal, canal_id, ordem)
    values ($1, $2, 'whatsapp', $2, 0)`,
  aprendizados: `insert into aprendizados (user_id, termo, tipo, categoria_id)
    values ($1, 'pet', 'despesa', $2)`,
  avisos: `insert into avisos (user_id, id, tipo, canal, chave, enviar_em)
    values ($1, $2, 'contas', 'email', 'contas:2026-03-31', now())`,
  consentimentos: `insert into consentimentos (user_id, id, tipo, canal, resposta, origem)
    values ($1, $2, 'contas', 'email', false, 'tela')`,
  fatos: `insert into fatos (user_id, fato, dia)
    select $1, 'escreveu', date '2026-03-31' where $2::uuid is not null`,
  assinaturas_push: `insert into assinaturas_push (user_id, id, chave, conteudo)
    values ($1, $2, 'x', 'x')`,
}
/** About people: the system looks up in them whom a message from outside is of. */
const aboutPeople = [
  'admin_people',
  'visoes_salvas',
  // The system hands each campaign over, and keeps what became of it.
  'campanha_envios',
  'admin_alerts',
  'admin_automations',
  'profiles',
  'canais_whatsapp',
  'codigos_de_vinculo',
  'preferencias_avisos',
  'exportacoes',
  'exclusoes',
  // It outlives the person.
  'registros_de_acesso',
  'conversoes',
  'visitas',
  // Its person is the operator.
  'audit_logs',
  // Somebody may pay before they are a person here; see server/platform/db/commerce.test.ts.
  'asaas_customers',
  'card_tokens',
  'charges',
  'checkout_sessions',
  'subscriptions',
  'subscription_events',
  // Who referred and who was are two people.
  'commissions',
  'free_months',
  'payout_keys',
  'referral_exclusions',
  'saldos_comissao',
  'lotes_pagamento_itens',
  // Noted about a person, by operators.
  'crm_tasks',
]
const derived = ['resumos_mensais', 'resumos_diarios']
const personal = [...Object.keys(rowOf), ...derived]

beforeAll(async () => {
  database = await testDatabase()
  maria = (await givenPerson(database)).id
  pedro = (await givenPerson(database)).id
  for (const person of [maria, pedro]) {
    const id = newId()
    for (const insert of Object.values(rowOf)) await database.owner.query(insert, [person, id])
  }
})
afterAll(() => database.close())

async function ownersSeen(table: string, userId: string): Promise<string[]> {
  const text = `select distinct user_id from ${table}`
  const seen = asUser(database.db, userId, (tx) => tx.query<{ user_id: string }>({ text }))
  return (await seen).rows.map((row) => row.user_id)
}

describe('row-level security', () => {
  it('is on for every table that has a person, and for those about people', async () => {
    const { rows } = await database.owner.query<{ name: string; secured: boolean }>(
      `select c.relname as name, c.relrowsecurity as secured from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and (c.relname = 'profiles' or exists (
           select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id'))`,
    )
    expect(rows.filter((row) => !row.secured)).toEqual([])
    const names = rows.map((row) => row.name)
    expect(names.sort()).toEqual([...personal, ...aboutPeople].sort())
  })

  it.each(personal)('shows a person only their own %s', async (table) => {
    expect(await ownersSeen(table, maria)).toEqual([maria])
    expect(await ownersSeen(table, pedro)).toEqual([pedro])
  })

  it.each(personal)('shows nobody, and lets nobody write, %s', async (table) => {
    const nobody = asSystem(database.db, async (tx) => {
      await tx.query({ text: 'set local role app_user' })
      return tx.query({ text: `select * from ${table}` })
    })
    expect((await nobody).rows).toEqual([])
    const system = asSystem(database.db, (tx) => tx.query({ text: `select * from ${table}` }))
    await expect(system).rejects.toMatchObject({ code: '42501' })
  })

  it.each(Object.keys(rowOf))("refuses a row in another's %s", async (table) => {
    const text = rowOf[table] ?? ''
    const written = asUser(database.db, maria, (tx) => tx.query({ text, values: [pedro, newId()] }))
    await expect(written).rejects.toMatchObject({ code: '42501' })
  })

  it.each(Object.keys(rowOf))("changes and deletes nothing of another's %s", async (table) => {
    const before = await database.owner.query(`select * from ${table} where user_id = $1`, [pedro])
    for (const text of [
      `update ${table} set created_at = created_at where user_id = $1`,
      `update ${table} set updated_at = updated_at where user_id = $1`,
      `update ${table} set user_id = '${maria}' where user_id = $1`,
      `delete from ${table} where user_id = $1`,
    ]) {
      const changed = asUser(database.db, maria, (tx) => tx.query({ text, values: [pedro] }))
      // Either the rows are not there for Maria, or the whole statement is not hers to make.
      const outcome = await changed.then(
        (result) => result.rowCount,
        (error: { code?: string }) => error.code,
      )
      expect([0, '42501', '42703']).toContain(outcome)
    }
    const after = await database.owner.query(`select * from ${table} where user_id = $1`, [pedro])
    expect(after.rows).toEqual(before.rows)
  })

  it.each(derived)('keeps everybody from writing %s', async (table) => {
    const text = `update ${table} set total = 0 where user_id = $1`
    const write = asUser(database.db, maria, (tx) => tx.query({ text, values: [maria] }))
    await expect(write).rejects.toMatchObject({ code: '42501' })
  })

  it("refuses a transaction that points at another's category", async () => {
    const { rows } = await database.owner.query<{ id: string }>(
      'select id from categorias where user_id = $1',
      [pedro],
    )
    const text = `insert into transacoes (user_id, id, categoria_id) values ($1, $2, $3)`
    const values = [maria, newId(), rows[0]?.id]
    const pointing = asUser(database.db, maria, (tx) => tx.query({ text, values }))
    await expect(pointing).rejects.toMatchObject({ code: '23503' })
  })

  it('searches only the own rows, whoever asks', async () => {
    const text = `select busca_transacoes(array['nao'], null, null, '-infinity',
      'infinity', 'infinity', $1, 50) as id`
    const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    const search = (userId: string) =>
      asUser(database.db, userId, (tx) => tx.query<{ id: string }>({ text, values: [last] }))
    const [own] = (await search(maria)).rows
    const [theirs] = (await search(pedro)).rows
    expect(own?.id).toBeTruthy()
    expect(own?.id).not.toBe(theirs?.id)
    const system = asSystem(database.db, (tx) => tx.query({ text, values: [last] }))
    await expect(system).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a linked number', () => {
  it('is shown to its person alone, who may let it go and nothing else', async () => {
    for (const person of [maria, pedro]) {
      await database.owner.query(
        `insert into canais_whatsapp (user_id, id, bsuid, ultima_mensagem_em)
         values ($1, $2, $3, now())`,
        [person, newId(), `BR.${person}`],
      )
    }
    expect(await ownersSeen('canais_whatsapp', maria)).toEqual([maria])
    const taken = asUser(database.db, maria, (tx) =>
      tx.query({ text: 'update canais_whatsapp set user_id = $1', values: [maria] }),
    )
    await expect(taken).rejects.toMatchObject({ code: '42501' })
    const text = 'delete from canais_whatsapp'
    const gone = await asUser(database.db, maria, (tx) => tx.query({ text }))
    expect(gone.rowCount).toBe(1)
    expect(await ownersSeen('canais_whatsapp', pedro)).toEqual([pedro])
  })
})

describe('what a person wants to be reminded of', () => {
  it('is theirs; the system knows when to look after them, and changes nothing else', async () => {
    const table = 'preferencias_avisos'
    for (const person of [maria, pedro]) {
      await database.owner.query(`insert into ${table} (user_id) values ($1)`, [person])
    }
    expect(await ownersSeen(table, maria)).toEqual([maria])
    const text = `update ${table} set escolhas = '{}' where user_id = $1`
    const values = [pedro]
    const foreign = await asUser(database.db, maria, (tx) => tx.query({ text, values }))
    expect(foreign.rowCount).toBe(0)
    for (const denied of [text, `select silencio_fim from ${table} where user_id = $1`]) {
      const asked = asSystem(database.db, (tx) => tx.query({ text: denied, values }))
      await expect(asked).rejects.toMatchObject({ code: '42501' })
    }
  })
})

describe('the profile', () => {
  const set = (userId: string, assignment: string, id = userId) =>
    asUser(database.db, userId, (tx) =>
      tx.query({ text: `update profiles set ${assignment} where id = $1`, values: [id] }),
    )

  it('is shown to its person alone', async () => {
    const text = 'select id from profiles'
    const { rows } = await asUser(database.db, maria, (tx) => tx.query<{ id: string }>({ text }))
    expect(rows).toEqual([{ id: maria }])
  })

  it('takes a new name from its person', async () => {
    expect((await set(maria, `name = 'Maria'`)).rowCount).toBe(1)
    expect((await set(maria, `name = 'Maria'`, pedro)).rowCount).toBe(0)
  })

  it.each([
    `status_plan = 'ATIVO'`,
    `trial_end_date = '2099-01-01'`,
    `end_date_plan = '2099-01-01'`,
    'price_plan = 0',
    `papeis = '{admin}'`,
    `email = 'x@y.z'`,
    `whatsapp_number = '5511999999999'`,
    `referred_by_user_id = id`,
    `affiliate_code = 'X'`,
    `email_pendente = 'x@y.z'`,
    'foto_versao = gen_random_uuid()',
  ])('does not let a person set %s', async (assignment) => {
    await expect(set(maria, assignment)).rejects.toMatchObject({ code: '42501' })
  })

  it('can be neither made nor deleted by a person', async () => {
    for (const text of [
      'insert into profiles (id) values (gen_random_uuid())',
      'delete from profiles',
      'truncate transacoes',
      'select * from auth."user"',
      'select * from audit_logs',
      'select * from limites_de_uso',
      'select * from eventos_whatsapp',
      'select * from codigos_de_vinculo',
      'select * from simulador_whatsapp',
      'select * from simulador_asaas',
      'select * from simulador_asaas_avisos',
      'select * from simulador_asaas_estado',
    ]) {
      const act = asUser(database.db, maria, (tx) => tx.query({ text }))
      await expect(act).rejects.toMatchObject({ code: '42501' })
    }
  })
})

describe('what each role may do', () => {
  const everything = 'DELETE INSERT SELECT UPDATE'
  // A table that is not named here is closed to all three roles.
  const allowed: Record<string, Record<string, string>> = {
    app_user: {
      admin_plans: 'SELECT',
      commissions: 'SELECT',
      free_months: 'SELECT',
      payout_keys: 'DELETE INSERT SELECT UPDATE',
      aprendizados: everything,
      asaas_customers: 'SELECT',
      assinaturas_push: everything,
      avisos: everything,
      campanha_envios: 'SELECT',
      canais_whatsapp: 'DELETE SELECT',
      categorias: everything,
      charge_events: 'SELECT',
      charges: 'SELECT',
      consentimentos: 'INSERT SELECT',
      conversas: 'INSERT SELECT UPDATE',
      conversoes: 'SELECT',
      envios: 'INSERT SELECT UPDATE',
      exportacoes: 'SELECT',
      fatos: 'INSERT SELECT',
      mensagens: 'INSERT SELECT',
      metas_financeiras: 'DELETE INSERT SELECT UPDATE',
      operacoes: 'INSERT SELECT UPDATE',
      pagamentos_recorrentes: 'DELETE INSERT SELECT UPDATE',
      pix_payments: 'SELECT',
      planejamento_gastos: 'DELETE INSERT SELECT UPDATE',
      preferencias_avisos: 'INSERT SELECT UPDATE',
      profiles: 'SELECT',
      registros_de_acesso: 'SELECT',
      respostas: 'DELETE INSERT SELECT',
      resumos_diarios: 'SELECT',
      resumos_mensais: 'SELECT',
      subscription_events: 'SELECT',
      subscriptions: 'SELECT',
      transacoes: everything,
      visitas: 'SELECT',
    },
    app_system: {
      account: everything,
      admin_people: 'SELECT UPDATE',
      campanhas: 'SELECT UPDATE',
      campanha_envios: 'INSERT SELECT UPDATE',
      admin_alerts: 'INSERT SELECT',
      admin_automations: 'INSERT SELECT UPDATE',
      admin_cache: everything,
      coortes_mensais: everything,
      medidas_processos: everything,
      numeros_diarios: everything,
      recontagens: 'INSERT SELECT',
      lotes_pagamento: 'SELECT',
      lotes_pagamento_comissoes: 'SELECT',
      lotes_pagamento_itens: 'SELECT',
      reembolsos: 'SELECT UPDATE',
      saldos_comissao: 'SELECT',
      situacao_cobrancas: 'SELECT',
      admin_plans: 'SELECT',
      commissions: 'INSERT SELECT',
      free_months: 'INSERT SELECT',
      payout_keys: 'SELECT',
      referral_exclusions: 'INSERT SELECT',
      asaas_customers: everything,
      audit_logs: 'INSERT',
      avisos: 'INSERT',
      caixa_de_saida: 'DELETE INSERT SELECT',
      canais_whatsapp: everything,
      card_tokens: everything,
      charge_events: 'INSERT SELECT',
      charges: 'INSERT SELECT UPDATE',
      checkout_config: 'SELECT',
      checkout_sessions: everything,
      codigos_de_vinculo: everything,
      conciliacoes: 'INSERT SELECT',
      crm_tasks: 'INSERT SELECT',
      consentimentos_visitantes: 'INSERT SELECT',
      convites_operador: 'DELETE SELECT',
      contagens_regras: 'INSERT SELECT UPDATE',
      eventos_asaas: everything,
      conversoes: everything,
      eventos_whatsapp: everything,
      exclusoes: everything,
      exportacoes: everything,
      limites_de_uso: everything,
      pix_payments: 'INSERT SELECT UPDATE',
      process_payment: 'INSERT SELECT UPDATE',
      profiles: 'INSERT SELECT UPDATE',
      registros_de_acesso: 'DELETE INSERT SELECT',
      session: everything,
      simulador_asaas: everything,
      simulador_asaas_avisos: everything,
      simulador_asaas_estado: everything,
      simulador_whatsapp: everything,
      subscription_events: 'INSERT SELECT',
      subscriptions: 'INSERT SELECT UPDATE',
      trabalhos_restaurados: 'DELETE SELECT',
      two_factor: everything,
      user: everything,
      verification: everything,
      visitas: 'INSERT SELECT',
    },
    app_admin: {
      admin_people: 'SELECT',
      convites_operador: 'DELETE INSERT SELECT',
      visoes_salvas: everything,
      campanhas: everything,
      campanha_envios: 'SELECT UPDATE',
      modelos_mensagem: everything,
      segmentos: everything,
      call_scripts: 'INSERT SELECT UPDATE',
      crm_tasks: everything,
      admin_alerts: 'SELECT UPDATE',
      admin_automations: 'SELECT',
      admin_cache: 'DELETE SELECT UPDATE',
      coortes_mensais: 'SELECT',
      medidas_processos: 'SELECT',
      numeros_diarios: 'SELECT',
      recontagens: 'SELECT',
      lotes_pagamento: 'INSERT SELECT UPDATE',
      lotes_pagamento_comissoes: 'INSERT SELECT UPDATE',
      lotes_pagamento_itens: 'INSERT SELECT UPDATE',
      reembolsos: 'INSERT SELECT',
      saldos_comissao: 'SELECT',
      situacao_cobrancas: 'SELECT',
      admin_plans: 'INSERT SELECT UPDATE',
      commissions: 'INSERT SELECT',
      free_months: 'SELECT',
      payout_keys: 'SELECT',
      referral_exclusions: 'SELECT',
      asaas_customers: 'SELECT UPDATE',
      audit_logs: 'INSERT SELECT',
      charge_events: 'SELECT',
      charges: 'SELECT',
      checkout_config: 'SELECT UPDATE',
      checkout_sessions: 'SELECT',
      conciliacoes: 'SELECT',
      contagens_regras: 'SELECT',
      eventos_asaas: 'SELECT',
      pix_payments: 'SELECT',
      process_payment: 'SELECT',
      profiles: 'SELECT',
      subscription_events: 'SELECT',
      subscriptions: 'SELECT',
    },
  }

  it.each(Object.keys(allowed))('%s', async (role) => {
    const { rows } = await database.owner.query<{ name: string; may: string }>(
      `select table_name as name, string_agg(privilege_type, ' ' order by privilege_type) as may
       from information_schema.table_privileges
       where grantee = $1 and table_schema in ('public', 'auth') group by 1`,
      [role],
    )
    expect(Object.fromEntries(rows.map(({ name, may }) => [name, may]))).toEqual(allowed[role])
  })

  it('everybody else: nothing', async () => {
    const { rows } = await database.owner.query(
      `select table_name, grantee from information_schema.table_privileges
       where table_schema in ('public', 'auth') and grantee = 'PUBLIC'`,
    )
    expect(rows).toEqual([])
  })

  it('a person: these columns of their profile', async () => {
    const { rows } = await database.owner.query<{ name: string }>(
      `select column_name as name from information_schema.column_privileges
       where grantee = 'app_user' and table_name = 'profiles' and privilege_type = 'UPDATE'`,
    )
    const names = rows.map((row) => row.name).sort()
    expect(names).toEqual(['fuso_horario', 'name', 'onboarding_step', 'updated_at'])
  })
})
