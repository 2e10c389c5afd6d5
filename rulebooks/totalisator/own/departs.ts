/** Where the pools of a meeting's card are settled otherwise than an operator's pool rules have it: a sentence for each term. */
import { dollars } from '@/simulations/totalisator/reason';
import { READINGS, type ReadingId, wayInWords } from '@/simulations/totalisator/rules';
import { readShare, shareText } from '../../spelling/share';
import { inSentence } from '../../spelling/wording';
import type { TotalisatorBook } from '../book';
import { type CardPool, cardPoolNamed } from '../card';
import { mergedNamed, typeNamed } from '../pool-named';
import type { ReadPool, ReadRules } from './read';

const UNIT = 1_000;

/** As the card has it, and as the rules have it. */
type Side = { name: string; card: string; rules: string };

const cents = (amount: bigint | number): string => dollars(BigInt(amount));
const share = (text: string | number | undefined): string => {
  const read = readShare(String(text ?? '0%'));
  return read ? (shareText(read) ?? read.toFraction()) : String(text);
};

function sidesOf(card: CardPool, { given, type, unit, declared }: ReadPool, { own }: ReadRules): Side[] {
  const [first] = declared;
  const unbacked = Array.isArray(card.ifUnbacked)
    ? 'paid on what the card names'
    : (card.ifUnbacked ?? 'held');
  // Where the book says who is paid, a refund is what is left.
  const printed = type !== undefined && (type.unbacked.deemed === 'next-places' || type.takes === 'placed');
  const readings = (Object.keys(READINGS) as ReadingId[]).map((id) => ({
    name: inSentence(READINGS[id].name),
    card: wayInWords(id, card.readings?.[id] ?? READINGS[id].taken),
    rules: wayInWords(id, own.readings?.[id] ?? READINGS[id].taken),
  }));
  return [
    { name: 'the unit bet', card: cents(card.unit ?? UNIT), rules: cents(unit) },
    {
      name: 'the part bet',
      card: card.partialUnit === undefined ? 'none' : cents(card.partialUnit),
      rules: given.partialUnit === undefined ? 'none' : cents(given.partialUnit),
    },
    { name: 'the deduction', card: share(card.deduction), rules: share(given.deduction) },
    { name: 'the share for the reserve', card: share(card.reserve), rules: share(given.reserve) },
    ...(type && first
      ? [
          {
            name: 'the multiple of dividends',
            card: cents(card.step ?? type.declared.step),
            rules: cents(first.step),
          },
          {
            name: 'the minimum dividend',
            card: cents(card.minimum ?? BigInt(card.unit ?? UNIT) + type.declared.above),
            rules: cents(first.minimum),
          },
        ]
      : []),
    ...(printed
      ? []
      : [
          {
            name: 'what happens where nobody backed what won',
            card: unbacked,
            rules: given.ifUnbacked ?? 'held',
          },
        ]),
    ...readings,
  ];
}

export function departsFrom(
  cards: readonly CardPool[],
  rules: ReadRules,
  { rules: book }: TotalisatorBook,
): string[] {
  const { two } = book.places;
  const places = rules.own.places;
  const placed = cards.some(({ pool }) => typeNamed(book, pool)?.takes === 'placed');
  const other = places && (places.two !== two.from || places.three !== two.to + 1);
  return [
    ...cards.flatMap((card) => {
      const name = cardPoolNamed(card, book);
      const id = (typeNamed(book, card.pool) ?? mergedNamed(book, card.pool))?.id;
      const own = rules.pools.find((one) => one.id === id);
      if (!own) return [`${name} is not among the pools of the rules.`];
      return sidesOf(card, own, rules)
        .filter(({ card: is, rules: asked }) => is !== asked)
        .map(
          ({ name: term, card: is, rules: asked }) => `${name}: ${term} is ${is}; the rules have ${asked}.`,
        );
    }),
    ...(placed && other
      ? [
          `Places pay by the book’s starters, two from ${two.from} and three from ${two.to + 1}; the rules have two from ${places.two} and three from ${places.three}.`,
        ]
      : []),
  ];
}
