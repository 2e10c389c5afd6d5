/** Cases of the rules that look at what is chosen: options and wagers. */
import { MINIMUM } from '../pay-table';
import type { Variant } from '../variant';
import { at, type Case, type Cases, onBreach } from './case';

export const optionValue: Cases<'option-value'> = (subject, { option: id }) => {
  const { start, game } = subject;
  const option = game.options.find((known) => known.id === id);
  const choosing = (value: string): Variant => ({ ...start, options: { ...start.options, [id]: value } });
  return [
    ...(option?.values ?? []).map(
      ({ value }): Case => ({ name: value, variant: choosing(value), expect: 'meets' }),
    ),
    { name: 'a value outside', variant: choosing('none-of-these'), expect: onBreach(subject) },
  ];
};

export const optionNotice: Cases<'option-notice'> = (subject, { option: id, whenValues, notice }) => {
  const option = subject.game.options.find((known) => known.id === id);
  return (option?.values ?? []).map(({ value }): Case => {
    const owed = !whenValues || whenValues.includes(value);
    return {
      name: value,
      variant: { ...subject.start, options: { ...subject.start.options, [id]: value } },
      expect: owed ? onBreach(subject) : 'none',
      says: owed ? notice.slice(0, 20) : undefined,
    };
  });
};

export const wagersListed: Cases<'wagers-listed'> = (subject) => [
  { name: 'as listed', variant: subject.start, expect: 'meets' },
  {
    name: 'another wager',
    variant: at(subject.start, 'a-wager-of-our-own', MINIMUM),
    expect: onBreach(subject),
    wager: 'a-wager-of-our-own',
  },
];
