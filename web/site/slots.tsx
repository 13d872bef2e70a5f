import type { ReactNode } from 'react'

/**
 * What the server fills in when it serves a page (`server/main/site/open-site.ts` says with what).
 * The prerendered pages carry the places as Mustache's tags, in texts, in attributes and around
 * parts.
 */
export type SlotName =
  | 'publicUrl'
  | 'companyName'
  | 'companyCnpj'
  | 'companyEmail'
  | 'companyAddress'
  | 'privacyOfficer'
  | 'supportWhatsapp'
  | 'supportWhatsappShown'
  | 'faqUrl'
  | 'usesModels'
  | 'modelReads'
  | 'modelHears'
  | 'modelSees'
  | 'year'
  | 'payWith'
  | 'arePlansKnown'
  | 'hasPlans'
  | 'plans'
  | 'metaPixel'
  | 'tiktokPixel'
  | 'googleTag'
  | PlanSlotName

/** Within `plans`, once for each. */
type PlanSlotName =
  | 'slug'
  | 'name'
  | 'description'
  | 'price'
  | 'perPeriod'
  | 'originalPrice'
  | 'discount'
  | 'instalment'
  | 'instalmentTotal'
  | 'monthly'
  | 'isHighlighted'
  | 'features'

/** The place of a value, written in with its markup escaped. */
export function slot(name: SlotName): string {
  return `{{${name}}}`
}

/** Shown when the value is there and, when it is a list, once for each of its items. */
export function When({ slot: name, children }: { slot: SlotName; children: ReactNode }) {
  return (
    <>
      {`{{#${name}}}`}
      {children}
      {`{{/${name}}}`}
    </>
  )
}

/** Shown when there is no such value, or an empty list. */
export function Unless({ slot: name, children }: { slot: SlotName; children: ReactNode }) {
  return (
    <>
      {`{{^${name}}}`}
      {children}
      {`{{/${name}}}`}
    </>
  )
}
