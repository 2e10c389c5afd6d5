/** Cases of what is owed where a rule speaks: lines, consents, notifications; and of percentages. */
import { Fraction } from '@/simulations/exact/fraction';
import { readPercent, shownPercent } from '../spelling/percent';
import { type Case, given, type MeasureCases, type OwedCases, onBreach } from './case';
import { consenting } from './when-cases';

const STEP = new Fraction(1, 10_000);

export const percentage: MeasureCases<'percentage'> = (subject, { option, within: [from, to] }) => {
  if (!subject.game.options.some(({ id }) => id === option)) return [];
  const [least, most] = [readPercent(from), readPercent(to)] as [Fraction, Fraction];
  const set = (value: string) => ({
    ...subject.start,
    options: { ...subject.start.options, [option]: value },
  });
  const at = (name: string, share: Fraction, expect: Case['expect'], says?: string): Case => ({
    name,
    variant: set(shownPercent(share)),
    expect,
    option,
    says,
  });
  return [
    at('below', least.sub(STEP), onBreach(subject), '0.01 points below'),
    at('at the least', least, 'meets'),
    at('between', least.add(most).div(2), 'meets'),
    at('at the most', most, 'meets'),
    at('above', most.add(STEP), onBreach(subject), '0.01 points above'),
    { name: 'unreadable', variant: set('a little'), expect: 'not-assessed', option },
  ];
};

export const line: OwedCases<'line'> = (subject, { line: text, of }) => {
  const [opening = ''] = text.split('{');
  return [
    {
      name: 'owed',
      variant: subject.start,
      expect: 'needs-notice',
      says: opening,
      ...(of !== undefined && { option: of }),
    },
  ];
};

export const consent: OwedCases<'consent'> = (subject, { of }) => [
  { name: 'not on file', variant: subject.start, expect: 'needs-consent', says: of },
  {
    name: 'on file',
    variant: consenting(subject, [subject.rulebook.authority]),
    expect: 'meets',
    says: of,
  },
  { name: 'of somebody else', variant: consenting(subject, ['Somebody else']), expect: 'needs-consent' },
];

export const notification: OwedCases<'notification'> = (subject) => [
  { name: 'owed', variant: subject.start, expect: 'needs-notification' },
  {
    name: 'owed whatever is on file',
    variant: given(subject.start, {
      ...subject.start.circumstances,
      consents: [subject.rulebook.authority],
    }),
    expect: 'needs-notification',
  },
];

export const absence: OwedCases<'absence'> = (subject) => [
  { name: 'there', variant: subject.start, expect: 'breach', says: 'does not allow' },
];
