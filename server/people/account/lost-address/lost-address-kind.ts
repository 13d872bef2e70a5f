import {
  lostAddressCalled,
  lostAddressTemplate,
  lostAddressWords,
} from '#people/account/lost-address/lost-address.copy.ts'
import type { NoticeKind } from '#people/notices/index.ts'

/**
 * That somebody else proved one's address. The screens list it; a number and browsers, which end in
 * the same moment, are told by `sayFarewell`.
 */
export const lostAddressKind: NoticeKind = {
  name: 'endereco-perdido',
  channels: [],
  isOptional: false,
  isInApp: true,
  called: lostAddressCalled,
  template: lostAddressTemplate,
  word: async () => lostAddressWords,
}
