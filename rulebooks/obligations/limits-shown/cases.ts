/** No limits, and a minimum below, at and above the maximum. */
import { type CasesOf, given, onBreach } from '../../cases/case';
import type { Variant } from '../../variant/variant';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject) => {
  const limited = (minimum: number, maximum: number): Variant =>
    given(subject.start, { limits: { currency: subject.rulebook.currency, minimum, maximum } });
  return [
    { name: 'no limits given', variant: subject.start, expect: 'not-assessed' },
    { name: 'minimum below maximum', variant: limited(500, 501), expect: onBreach(subject), says: '5' },
    { name: 'minimum at maximum', variant: limited(500, 500), expect: onBreach(subject) },
    { name: 'minimum above maximum', variant: limited(501, 500), expect: 'breach' },
  ];
};
