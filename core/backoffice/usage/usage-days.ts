/** Days that one can look back on. */
export const usageDays = ['7', '30', '90', '365'] as const
export type UsageDays = (typeof usageDays)[number]
