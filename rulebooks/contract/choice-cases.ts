/** Cases of the rules that look at what is chosen: options and wagers. */
import { MINIMUM, printedWorth } from '../offer/pay-table';
import type { Variant } from '../variant/variant';
import {
  at,
  type Case,
  firstAlone,
  given,
  type MeasureCases,
  moved,
  type OwedCases,
  onBreach,
  type PaysCases,
  paying,
  payOf,
  type Subject,
  writing,
} from './case';

export const optionValue: MeasureCases<'option'> = ({ game, start, ...subject }, evidence) => {
  const { option: id } = evidence;
  const option = game.options.find((known) => known.id === id);
  if (!option) return [];
  const choosing = (value: string): Variant => ({ ...start, options: { ...start.options, [id]: value } });
  return [
    ...option.values.map(
      ({ value }): Case => ({
        name: value,
        variant: choosing(value),
        expect: evidence.oneOf.includes(value) ? 'meets' : onBreach({ ...subject, game, start }),
      }),
    ),
    { name: 'a value that is refused at its field', variant: choosing('none-of-these'), expect: 'none' },
  ];
};

export const wagersListed: MeasureCases<'wagers'> = (subject) => [
  { name: 'as listed', variant: subject.start, expect: 'meets' },
  {
    name: 'one of them alone',
    variant: firstAlone(subject),
    expect: 'meets',
    says: 'The one wager on offer',
  },
  { name: 'none', variant: { ...subject.start, wagers: {} }, expect: 'none' },
  {
    name: 'another wager',
    variant: at(subject.start, 'a-wager-of-our-own', MINIMUM),
    expect: onBreach(subject),
    wager: 'a-wager-of-our-own',
  },
  { name: 'a wager that the operator wrote', variant: writing(subject.start), ...newFeature(subject) },
  ...(onBreach(subject) === 'needs-consent'
    ? [
        {
          name: 'one that the authority agreed to',
          variant: given(writing(subject.start), { consents: [subject.rulebook.authority] }),
          expect: 'meets',
          wager: 'own-1',
          says: 'on file',
        } as const,
      ]
    : []),
];

const newFeature = (subject: Subject): Pick<Case, 'expect' | 'wager' | 'says'> => ({
  expect: onBreach(subject),
  wager: 'own-1',
  says: 'Lucky draw is written by the operator',
});

export const amount: PaysCases<'amount'> = (subject, { event, exactly }) => {
  const [less, more] = [moved(printedWorth(exactly), 'down'), moved(printedWorth(exactly), 'up')];
  return subject.wagers.flatMap((wager) => {
    const paid = (name: string, pays: string, expect: Case['expect']): Case => ({
      name: `${wager.id} ${name}`,
      variant: paying(subject.start, wager, event, pays),
      expect,
      wager: wager.id,
      event,
    });
    const others = Object.entries(subject.start.wagers).filter(([other]) => other !== wager.id);
    return [
      ...(less ? [paid('below', payOf(less), onBreach(subject))] : []),
      paid('at', exactly, 'meets'),
      ...(more ? [paid('above', payOf(more), onBreach(subject))] : []),
      paid('unreadable', '35/0', 'not-assessed'),
      {
        name: `${wager.id} left out`,
        variant: { ...subject.start, wagers: Object.fromEntries(others) },
        expect: 'none',
      },
    ];
  });
};

export const paysShown: OwedCases<'pays-shown'> = (subject) =>
  subject.wagers.flatMap((wager) => {
    const [first] = Object.entries(wager.minimum);
    // The source has lost rows of each of its tables.
    if (!first) return [];
    const [event, least] = first;
    const paid = (name: string, pays: string, expect: Case['expect'], says?: string): Case => ({
      name: `${wager.id} ${name}`,
      variant: paying(subject.start, wager, event, pays),
      expect,
      wager: wager.id,
      says,
    });
    return [
      paid('as printed', least, onBreach(subject), `${wager.label} pays: `),
      paid('at pays of our own', '1234 to 1', onBreach(subject), '1234 to 1'),
      paid('unreadable', '35/0', 'not-assessed'),
    ];
  });
