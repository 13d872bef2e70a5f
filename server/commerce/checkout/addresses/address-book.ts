/** A street as a CEP names it; parts that it does not name are empty. */
export interface StreetAddress {
  street: string
  district: string
  city: string
  /** Two letters. */
  state: string
}

/** Whoever knows which street a CEP is. The checkout works as well without. */
export interface AddressBook {
  /** @returns Null when the CEP is of nowhere. @throws Outage when nobody can be asked. */
  find(cep: string): Promise<StreetAddress | null>
}

/** Nobody is asked. */
export const noAddressBook: AddressBook = { find: async () => null }
