import type { CardBrand } from '@lya/core/commerce/cards/brand.ts'
import { IconCreditCard } from '@tabler/icons-react'
import classes from './card-brand-mark.module.css'
import { brandNames } from './fields.copy.ts'

/** Which card this is, as soon as its first digits tell; screen readers hear it too. */
export function CardBrandMark({ brand }: { brand: CardBrand | null }) {
  return (
    <span className={classes.place} aria-live="polite">
      {brand === null ? (
        <IconCreditCard size={22} className={classes.none} aria-hidden="true" />
      ) : (
        <span className={classes.mark} data-brand={brand}>
          <span className="lya-hidden">Cartão </span>
          {brandNames[brand] === 'American Express' ? (
            <abbr title={brandNames[brand]}>Amex</abbr>
          ) : (
            brandNames[brand]
          )}
        </span>
      )}
    </span>
  )
}
