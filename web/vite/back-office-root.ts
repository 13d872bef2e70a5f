/** The one way from the product into the back-office. */
const root = '/web/app/back-office/back-office-route.tsx'

export const isRoot = (id: string): boolean => id.replace(/\?.*$/, '').endsWith(root)

const ownSources = /\/web\/(app\/back-office|backoffice|connection\/admin)\/|virtual:admin-contract/

/** Whether a module is written for the back-office alone. */
export const isOwnSource = (id: string): boolean => ownSources.test(id)
