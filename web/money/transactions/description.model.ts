import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'

/** What a transaction is called on screen: data from elsewhere may have no words. */
export function descriptionOf({ description }: { description: string }): string {
  return description.trim() === '' ? copy.undescribed : description
}
