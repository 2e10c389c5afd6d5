/** The cards of tables: small papers for the staff, each with the code that says which table it is. */
import { type Identity, identityOf } from '@/rulebooks/registry';
import { longDate } from '@/rulebooks/spelling/wording';
import type { Paper } from '../paper';
import { shortHash } from '../subject';

export type TableCard = {
  table: string;
  premises: string;
  /** Where its code leads to. */
  address: string;
  /** The day on which that address was made. */
  made: string;
};

/** Plain data, so that a thread can be handed it. */
export type TableCards = {
  operator: string;
  cards: readonly TableCard[];
  /** Under which the tables are played: its colour, and its sheets. */
  rulebook?: string | undefined;
  /** ISO date and time of the latest address. */
  dated: string;
  /** Of what is on the cards. */
  hash: string;
};

/** In the order in which they are read. */
export type CardText = {
  premises: string;
  table: string;
  alt: string;
  url: string;
  does: string;
  how: string;
  address: string;
  foot: string;
};

export const cardText = ({ table, premises, address, made }: TableCard): CardText => ({
  premises,
  table,
  alt: `Code of ${table}, ${premises}`,
  url: address,
  does: 'Scan this code, then the code of the sign.',
  how: 'The page then says whether that sign belongs at this table today. For staff: keep it out of reach of players.',
  address: address.replace(/^https?:\/\//, ''),
  foot: `Made on ${longDate(made)}. A new code for this table ends this one.`,
});

const PLAIN: Pick<Identity, 'accent'> = { accent: '#1f4e5f' };

/** What the file says of itself; the cards are drawn, not flowed. */
export function cardsPaper({ operator, cards, rulebook, dated, hash }: TableCards): Paper {
  const { accent, sheets } = (rulebook ? identityOf(rulebook) : undefined) ?? { ...PLAIN, sheets: undefined };
  const [first] = cards;
  const title =
    cards.length === 1 && first
      ? `${first.table}, ${first.premises}: table card`
      : `${first?.premises ?? operator}: table cards`;
  return {
    title,
    subject: `Table cards of ${operator}`,
    language: 'en-GB',
    ...(sheets ? { sheets } : {}),
    accent,
    furniture: { title, version: operator, status: 'table cards', shortHash: shortHash(hash) },
    dated,
    blocks: [],
  };
}
