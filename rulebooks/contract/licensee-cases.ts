/** Cases of the rules that leave something to whoever runs the table: shares, notices, approvals. */
import { Fraction } from '@/simulations/exact/fraction';
import { chargedWager } from '../charges';
import { chosenOptions } from '../engine-wager';
import type { OptionIs } from '../evidence';
import { readPercent, shownPercent } from '../percent';
import type { Variant } from '../variant';
import { approvedOdds } from './approved-cases';
import { type Case, type Cases, given, onBreach, type Subject } from './case';

const set = (variant: Variant, option: string, value: string): Variant => ({
  ...variant,
  options: { ...variant.options, [option]: value },
});

/** The rule speaks only where an option has certain values: variants where it does, and where it is silent. */
export function whereItSpeaks({ game, start }: Subject, where: OptionIs | undefined) {
  if (!where) return { speaking: start, silent: [] };
  const { option: id, values } = where;
  const others = (game.options.find((option) => option.id === id)?.values ?? []).filter(
    ({ value }) => !values.includes(value),
  );
  return {
    speaking: set(start, id, values[0] as string),
    silent: others.map(
      ({ value }): Case => ({ name: `${id} ${value}`, variant: set(start, id, value), expect: 'none' }),
    ),
  };
}

/** The same subject, with what its wagers pay under the options of this variant. */
export const withOptions = (subject: Subject, start: Variant): Subject => {
  const options = chosenOptions(subject.game, start.options);
  const printed = subject.game.wagers.filter(({ id }) => subject.wagers.some((wager) => wager.id === id));
  return { ...subject, start, wagers: printed.map((wager) => chargedWager(subject.game, wager, options)) };
};

const STEP = new Fraction(1, 10_000);

export const optionRange: Cases<'option-range'> = (subject, { option, from, to, where, only, pays }) => {
  if (!subject.game.options.some(({ id }) => id === option))
    return pays ? approvedOdds(subject, { compare: 'approved-odds' }) : [];
  const { speaking, silent } = whereItSpeaks(subject, where);
  const others = whereItSpeaks(subject, only).silent;
  // Where the percentage is not asked for though its absence is provided for, the pays are.
  const uncharged = silent.filter(
    ({ variant }) => pays && only?.values.includes(variant.options[only.option] ?? ''),
  );
  const [least, most] = [readPercent(from), readPercent(to)] as [Fraction, Fraction];
  const at = (name: string, share: Fraction, expect: Case['expect'], says?: string): Case => ({
    name,
    variant: set(speaking, option, shownPercent(share)),
    expect,
    option,
    says,
  });
  return [
    ...silent.filter((one) => !uncharged.includes(one) && !others.some(({ name }) => name === one.name)),
    ...uncharged.flatMap(({ variant }) =>
      approvedOdds(withOptions(subject, variant), { compare: 'approved-odds' }),
    ),
    ...others.map((other) => ({ ...other, expect: onBreach(subject), says: 'does not allow' })),
    ...(pays ? approvedOdds(withOptions(subject, speaking), { compare: 'approved-odds' }) : []),
    at('below', least.sub(STEP), onBreach(subject), '0.01 points below'),
    at('at the least', least, 'meets'),
    at('between', least.add(most).div(2), 'meets'),
    at('at the most', most, 'meets'),
    at('above', most.add(STEP), onBreach(subject), '0.01 points above'),
    { name: 'unreadable', variant: set(speaking, option, 'a little'), expect: 'not-assessed', option },
  ];
};

export const notice: Cases<'notice'> = (subject, { notice: text, where }) => {
  const { speaking, silent } = whereItSpeaks(subject, where);
  const [opening = ''] = text.split('{');
  return [{ name: 'owed', variant: speaking, expect: 'needs-notice', says: opening }, ...silent];
};

export const approval: Cases<'approval'> = (subject, { of, where }) => {
  const { speaking, silent } = whereItSpeaks(subject, where);
  return [
    { name: 'not on file', variant: speaking, expect: onBreach(subject), says: of },
    {
      name: 'on file',
      variant: given(speaking, { consents: [subject.rulebook.authority] }),
      expect: 'meets',
      says: of,
    },
    {
      name: 'of somebody else',
      variant: given(speaking, { consents: ['Somebody else'] }),
      expect: onBreach(subject),
    },
    ...silent,
  ];
};
