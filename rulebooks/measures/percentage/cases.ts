/** Shares below, at, between and above the two. */
import { Fraction } from '@/simulations/exact/fraction';
import { type Case, type CasesOf, onBreach } from '../../cases/case';
import { readPercent, shownPercent } from '../../spelling/percent';
import type { Part } from './schema';

const STEP = new Fraction(1, 10_000);

export const cases: CasesOf<Part> = (subject, { option, within: [from, to] }) => {
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
