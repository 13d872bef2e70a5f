import { assert } from '#assert.ts'
import { padded, record } from '#commerce/payouts/record.ts'

/** The account that pays, as the bank knows it. */
export interface PayingAccount {
  /** Three digits, such as 341. */
  bank: string
  agency: string
  agencyDigit: string
  account: string
  accountDigit: string
  /** What the bank calls the agreement by which it takes files. */
  agreement: string
  companyName: string
  /** 14 digits. */
  companyDocument: string
}

export interface PixTransfer {
  /** At most 20 characters; comes back in the bank's answer. */
  reference: string
  name: string
  /** CPF or CNPJ without marks; empty where it is not known. */
  document: string
  /** As the payment system knows it, a telephone with its `+55`. */
  key: string
  amountCents: number
}

export interface PixFile {
  /** Counts the files of this account. */
  number: number
  /** `YYYY-MM-DD`. */
  payOn: string
  /** `YYYY-MM-DDTHH:MM:SS`, by the clock of the bank. */
  writtenAt: string
  account: PayingAccount
  transfers: readonly PixTransfer[]
}

/**
 * The file by which a Brazilian bank pays to PIX keys: CNAB 240 of FEBRABAN, payments, entry form
 * 45, each transfer in a segment A and a segment B. Lines of 240 characters without accents.
 */
export function pixFile(file: PixFile): string {
  const { account, transfers, number } = file
  assert(transfers.length > 0, 'a file pays somebody')
  const details = transfers.flatMap((transfer, index) => [
    segmentA(file, transfer, 2 * index + 1),
    segmentB(file, transfer, 2 * index + 2),
  ])
  const totalCents = transfers.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const inBatch = details.length + 2
  const lines = [
    fileHeader(file, number),
    batchHeader(account),
    ...details,
    record([
      [account.bank, 3, 'number'],
      ['00015', 5],
      ['', 9],
      [inBatch, 6, 'number'],
      [totalCents, 18, 'number'],
      [0, 24, 'number'],
      ['', 175],
    ]),
    record([
      [account.bank, 3, 'number'],
      ['99999', 5],
      ['', 9],
      [1, 6, 'number'],
      [inBatch + 2, 6, 'number'],
      [0, 6, 'number'],
      ['', 205],
    ]),
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** The company and its account, alike in both headers. */
function payer(account: PayingAccount): string {
  const { companyDocument, agreement, agency, agencyDigit, companyName } = account
  return [
    padded(2, 1, 'number'),
    padded(companyDocument, 14, 'number'),
    padded(agreement, 20),
    padded(agency, 5, 'number'),
    padded(agencyDigit, 1),
    padded(account.account, 12, 'number'),
    padded(account.accountDigit, 1),
    padded('', 1),
    padded(companyName, 30),
  ].join('')
}

function fileHeader({ account, writtenAt }: PixFile, number: number): string {
  const [day = '', time = ''] = writtenAt.split('T')
  return record([
    [account.bank, 3, 'number'],
    ['00000', 5],
    ['', 9],
    [payer(account), 85],
    ['', 30],
    ['', 10],
    ['1', 1],
    [dayFirst(day), 8],
    [time.replaceAll(':', ''), 6],
    [number % 1_000_000, 6, 'number'],
    ['103', 3],
    ['01600', 5],
    ['', 69],
  ])
}

/** Service 20 is the payment of suppliers, form 45 a transfer to a PIX key. */
function batchHeader(account: PayingAccount): string {
  return record([
    [account.bank, 3, 'number'],
    ['00011', 5],
    ['C2045046', 8],
    ['', 1],
    [payer(account), 85],
    ['', 40],
    ['', 30],
    [0, 5, 'number'],
    ['', 35],
    [0, 5, 'number'],
    ['', 5],
    ['01', 2],
    ['', 16],
  ])
}

/** 009 is the chamber of PIX; the bank finds the account by the key, so none stands here. */
function segmentA(file: PixFile, transfer: PixTransfer, index: number): string {
  return record([
    [file.account.bank, 3, 'number'],
    ['00013', 5],
    [index, 5, 'number'],
    ['A000009', 7],
    [0, 3, 'number'],
    [0, 5, 'number'],
    ['', 1],
    [0, 12, 'number'],
    ['', 2],
    [transfer.name, 30],
    [transfer.reference, 20],
    [dayFirst(file.payOn), 8],
    ['BRL', 3],
    [0, 15, 'number'],
    [transfer.amountCents, 15, 'number'],
    ['', 20],
    [0, 23, 'number'],
    ['', 52],
    ['0', 1],
    ['', 10],
  ])
}

function segmentB(file: PixFile, transfer: PixTransfer, index: number): string {
  const { document, key } = transfer
  // 0 says that it is not told.
  const kinds: Record<number, number> = { 11: 1, 14: 2 }
  return record([
    [file.account.bank, 3, 'number'],
    ['00013', 5],
    [index, 5, 'number'],
    ['B', 1],
    [keyKind(key), 3],
    [kinds[document.length] ?? 0, 1, 'number'],
    [document, 14, 'number'],
    [transfer.reference, 35],
    ['', 60],
    // A random key and an e-mail are written as they are.
    [key, 99, 'as-it-is'],
    ['', 6],
    [0, 8, 'number'],
  ])
}

/** 01 telephone, 02 e-mail, 03 CPF or CNPJ, 04 random. */
function keyKind(key: string): string {
  if (key.startsWith('+')) return '01'
  if (key.includes('@')) return '02'
  return /^[0-9A-Z]{11}([0-9A-Z]{3})?$/.test(key) ? '03' : '04'
}

function dayFirst(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date}${month}${year}`
}
