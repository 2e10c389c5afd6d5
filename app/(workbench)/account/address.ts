/** The network that a session came from: of the sixth version of addresses, the sign-in library keeps the first half. */
export function addressShown(address: string | null | undefined): string {
  if (!address) return 'not known';
  if (/^(?:0000:){7}0000$/.test(address)) return 'this machine';
  return address.replace(/(?::0000){4}$/, '::');
}
