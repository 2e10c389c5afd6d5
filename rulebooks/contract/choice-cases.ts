/** Cases of the rules that look at what is chosen: options and wagers. */
import { permittedValues } from '../evaluation/option-value';
import { MINIMUM, printedWorth } from '../pay-table';
import type { Variant } from '../variant';
import {
  at,
  type Case,
  type Cases,
  firstAlone,
  given,
  moved,
  onBreach,
  paying,
  payOf,
  type Subject,
  writing,
} from './case';
import { whereItSpeaks } from './licensee-cases';

export const optionValue: Cases<'option-value'> = (subject, { option: id, where }) => {
  const { game } = subject;
  const option = game.options.find((known) => known.id === id);
  if (!option) return [];
  const { speaking, silent } = whereItSpeaks(subject, where);
  const choosing = (value: string): Variant => ({
    ...speaking,
    options: { ...speaking.options, [id]: value },
  });
  const permitted = permittedValues(subject.rule, option);
  return [
    ...option.values.map(
      ({ value }): Case => ({
        name: value,
        variant: choosing(value),
        expect: permitted.includes(value) ? 'meets' : onBreach(subject),
      }),
    ),
    { name: 'a value that is refused at its field', variant: choosing('none-of-these'), expect: 'none' },
    ...silent,
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

type Choosing = { option: string; unlessValues: string[] };

export const choosing = ({ start }: Subject, { option }: Choosing, value = ''): Variant => ({
  ...start,
  options: { ...start.options, [option]: value },
});

/** The option at some value that is none of those; at 25,000 where it is an amount. */
export function choosingOther(subject: Subject, evidence: Choosing): Variant {
  const option = subject.game.options.find(({ id }) => id === evidence.option);
  const other = option?.values.find(({ value }) => !evidence.unlessValues.includes(value))?.value;
  return choosing(subject, evidence, option?.kind === 'amount' ? '25000' : other);
}

export const optionChosen: Cases<'option-chosen'> = (subject, evidence) => [
  {
    name: 'chosen',
    variant: choosingOther(subject, evidence),
    expect: onBreach(subject),
    says: evidence.notice?.slice(0, 20),
  },
  ...evidence.unlessValues.map(
    (value): Case => ({ name: value, variant: choosing(subject, evidence, value), expect: 'none' }),
  ),
];

export const optionNeedsPay: Cases<'option-needs-pay'> = (subject, evidence) => {
  const { wager: id, event, pay } = evidence;
  const wager = subject.game.wagers.find((known) => known.id === id);
  if (!wager) return [];
  const chosen = choosingOther(subject, evidence);
  const [less, more] = [moved(printedWorth(pay), 'down'), moved(printedWorth(pay), 'up')];
  const paid = (name: string, pays: string, expect: Case['expect']): Case => ({
    name,
    variant: paying(chosen, wager, event, pays),
    expect,
    wager: id,
    event,
  });
  const others = Object.entries(chosen.wagers).filter(([other]) => other !== id);
  return [
    ...(less ? [paid('below', payOf(less), onBreach(subject))] : []),
    paid('at', pay, 'meets'),
    ...(more ? [paid('above', payOf(more), onBreach(subject))] : []),
    paid('unreadable', '35/0', 'not-assessed'),
    ...evidence.unlessValues.map(
      (value): Case => ({
        name: `${value} and below`,
        variant: paying(choosing(subject, evidence, value), wager, event, 'push'),
        expect: 'none',
      }),
    ),
    { name: 'wager left out', variant: { ...chosen, wagers: Object.fromEntries(others) }, expect: 'none' },
  ];
};

export const oddsShown: Cases<'odds-shown'> = (subject, { where }) => {
  const { speaking, silent } = whereItSpeaks(subject, where);
  const cells = subject.wagers.flatMap((wager) => {
    const [first] = Object.entries(wager.minimum);
    // The source has lost rows of each of its tables.
    if (!first) return [];
    const [event, least] = first;
    const paid = (name: string, pays: string, expect: Case['expect'], says?: string): Case => ({
      name: `${wager.id} ${name}`,
      variant: paying(speaking, wager, event, pays),
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
  return [...cells, ...silent];
};
