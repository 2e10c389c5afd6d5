/** Pool rules in words, one line for each thing an operator decides: for pages, papers and comparisons. */
import { dollars } from '@/simulations/totalisator/reason';
import { type Clause, READINGS, type ReadingId, wayInWords } from '@/simulations/totalisator/rules';
import { shareText } from '../../spelling/share';
import { counted } from '../../spelling/wording';
import type { TotalisatorBook } from '../book';
import type { Declared, ReadPool, ReadRules } from './read';

/** `clause`: what it is by, where the book has one. */
export type Term = { name: string; says: string; clause?: Clause };

/** One sum, or one for each kind of bet where they differ. */
function ofKinds(declared: readonly Declared[], of: (one: Declared) => string): string {
  const said = declared.map(of);
  return new Set(said).size === 1
    ? (said[0] ?? '')
    : declared.map((one) => `${of(one)} (${one.type.label.toLowerCase()})`).join(', ');
}

const UNBACKED = { refund: 'refunded', jackpot: 'to the jackpot', held: 'held' };

const cents = (amount: number): string => dollars(BigInt(amount));

export const deductionText = ({ deduction }: Pick<ReadPool, 'deduction'>): string =>
  shareText(deduction) ?? deduction.toFraction();
export const stepText = ({ declared }: ReadPool): string => ofKinds(declared, ({ step }) => dollars(step));
export const minimumText = ({ declared }: ReadPool): string =>
  ofKinds(declared, ({ minimum }) => dollars(minimum));

function unbackedText({ given, type }: ReadPool): string {
  if (type?.unbacked.deemed === 'next-places') return '2nd, then 3rd, then a refund';
  if (type?.takes === 'placed') return 'refunded';
  return UNBACKED[given.ifUnbacked ?? 'held'];
}

export function termsOf(pool: ReadPool, { asked, rules }: TotalisatorBook): Term[] {
  const { given, unit, reserve, fewest, type, declared } = pool;
  const { jackpot } = given;
  const rounding = [...new Set(declared.map((one) => one.type.declared.clause))].join(', ');
  return [
    { name: 'Unit bet', says: dollars(unit) },
    ...(given.partialUnit === undefined
      ? []
      : [{ name: 'Part bet', says: cents(given.partialUnit), clause: rules.clauses.partials }]),
    { name: 'Deduction', says: deductionText(pool), clause: asked.deduction },
    ...(reserve.equals(0)
      ? []
      : [
          {
            name: 'To the jackpot reserve',
            says: shareText(reserve) ?? reserve.toFraction(),
            clause: asked.reserve,
          },
        ]),
    { name: 'Dividends in multiples of', says: stepText(pool), clause: rounding },
    { name: 'Minimum dividend', says: minimumText(pool), clause: rounding },
    {
      name: 'Begins with',
      says: counted(given.starters ?? fewest.starters, 'starter'),
      clause: asked.starters,
    },
    { name: 'Where nobody backed what won', says: unbackedText(pool), clause: asked.unbacked.clause },
    ...(jackpot?.meetings === undefined
      ? []
      : [
          { name: 'Jackpot carried over', says: counted(jackpot.meetings, 'meeting'), clause: asked.carried },
        ]),
    ...(jackpot?.wholeFrom === undefined
      ? []
      : [
          {
            name: 'Whole net pool divided from a jackpot of',
            says: cents(jackpot.wholeFrom),
            clause: type ? asked.announced : asked.announcedMerged,
          },
        ]),
    ...(jackpot?.supplementedTo === undefined
      ? []
      : [
          {
            name: 'Reserve makes a jackpot up to',
            says: cents(jackpot.supplementedTo),
            clause: asked.supplemented,
          },
        ]),
  ];
}

/** What holds for every pool of the rules. */
export function generalTerms({ own }: Pick<ReadRules, 'own'>, { rules, asked }: TotalisatorBook): Term[] {
  const { two, three } = own.places ?? { two: rules.places.two.from, three: rules.places.two.to + 1 };
  return [
    {
      name: 'Places that pay',
      says: `two from ${counted(two, 'declared starter')}, three from ${three}`,
      clause: rules.places.clause,
    },
    ...(Object.keys(READINGS) as ReadingId[]).map((id) => ({
      name: READINGS[id].name,
      says: wayInWords(id, own.readings?.[id] ?? READINGS[id].taken),
      clause: asked.readings[id].clause,
    })),
  ];
}
