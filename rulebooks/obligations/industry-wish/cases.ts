/** An operator that asks, a supplier without evidence, with its own word and with that of a licensee. */
import { type CasesOf, documentOf, given } from '../../cases/case';
import type { Consent } from '../../variant/variant';
import type { Part } from './schema';

export const cases: CasesOf<Part> = ({ start }) => {
  const petitioner = 'A maker';
  const asking = (...consents: Consent[]) => given(start, { petitioner, sponsor: 'A licensee', consents });
  const wish = (name: string) => documentOf(name, { about: 'industry' });
  return [
    { name: 'an operator asks', variant: start, expect: 'none' },
    {
      name: 'a maker asks',
      variant: asking(),
      expect: 'needs-consent',
      says: 'A licensee is named as the sponsor',
    },
    { name: 'its own word', variant: asking(wish(petitioner)), expect: 'needs-consent' },
    { name: 'a bare name', variant: asking('A licensee'), expect: 'needs-consent' },
    {
      name: 'a document about the game',
      variant: asking(documentOf('A licensee', { about: 'game' })),
      expect: 'needs-consent',
    },
    {
      name: 'one that has expired',
      variant: asking({ ...wish('A licensee'), expires: '2007-02-28' }),
      expect: 'needs-consent',
      says: 'expired on 28 February 2007',
    },
    { name: 'the letter of a licensee', variant: asking(wish('A licensee')), expect: 'meets', says: 'D-1' },
  ];
};
