/** Where the pools of a meeting's card are settled otherwise than an operator's pool rules have it: a sentence for each term. */
import { dollars } from '@/simulations/totalisator/reason';
import { READINGS, type ReadingId, wayInWords } from '@/simulations/totalisator/rules';
import { readShare, shareText } from '../../spelling/share';
import { inSentence } from '../../spelling/wording';
import type { TotalisatorBook } from '../book';
import type { CardPool } from '../card';
import { cardPoolNamed, mergedNamed, typeNamed } from '../pool-named';
import { type CardTerms, type PoolTerms, poolTerms } from './pool-terms';
import type { ReadRules } from './read';

const UNIT = 1_000;

const cents = (amount: number): string => dollars(BigInt(amount));
const share = (text: string | number | undefined): string => {
  const read = readShare(String(text ?? '0%'));
  return read ? (shareText(read) ?? read.toFraction()) : String(text);
};

/** What holds for a pool, in words: of a card, and of the rules. */
function said(terms: CardTerms, { printed, places: byBook }: PoolTerms): { name: string; says: string }[] {
  const { unit = UNIT, partialUnit, deduction, reserve, step, minimum, ifUnbacked, readings } = terms;
  const { two, three } = terms.places ?? byBook ?? { two: 0, three: 0 };
  return [
    { name: 'the unit bet', says: cents(unit) },
    { name: 'the part bet', says: partialUnit === undefined ? 'none' : cents(partialUnit) },
    { name: 'the deduction', says: share(deduction) },
    { name: 'the share for the reserve', says: share(reserve) },
    ...(printed.declared
      ? [
          { name: 'the multiple of dividends', says: cents(step ?? printed.declared.step) },
          { name: 'the minimum dividend', says: cents(minimum ?? unit + printed.declared.above) },
        ]
      : []),
    ...(byBook
      ? [{ name: 'the number of starters from which places pay', says: `${two} for two, ${three} for three` }]
      : []),
    // Where the book says who is paid, a refund is what is left.
    ...(printed.unbacked
      ? []
      : [
          {
            name: 'what happens where nobody backed what won',
            says: Array.isArray(ifUnbacked) ? 'paid on what the card names' : (ifUnbacked ?? 'held'),
          },
        ]),
    ...(Object.keys(READINGS) as ReadingId[]).map((id) => ({
      name: inSentence(READINGS[id].name),
      says: wayInWords(id, readings?.[id] ?? READINGS[id].taken),
    })),
  ];
}

/** "the deduction is 18.5%; the rules have 19%." for each term that is another one. */
export function departures(card: CardTerms, terms: PoolTerms): string[] {
  const asked = said(terms.card, terms);
  return said(card, terms).flatMap(({ name, says }, at) => {
    const rules = asked[at]?.says;
    return says === rules ? [] : [`${name} is ${says}; the rules have ${rules}.`];
  });
}

export function departsFrom(
  cards: readonly CardPool[],
  rules: ReadRules,
  { rules: book }: TotalisatorBook,
): string[] {
  const terms = poolTerms(rules, book);
  return cards.flatMap((card) => {
    const name = cardPoolNamed(card, book);
    const id = (typeNamed(book, card.pool) ?? mergedNamed(book, card.pool))?.id;
    const own = terms.find(({ pool }) => pool === id);
    return own
      ? departures(card, own).map((sentence) => `${name}: ${sentence}`)
      : [`${name} is not among the pools of the rules.`];
  });
}
