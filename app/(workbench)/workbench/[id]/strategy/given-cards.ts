/** The cards of a question as typed: which they are, what is wrong with them, and what is still to be given. */

import { theCounted } from '@/rulebooks/spelling/wording';
import { type Card, readCards } from '@/simulations/equipment/cards/card';
import { readWithJoker } from '@/simulations/equipment/cards/joker';
import { type Asks, type CardGroup, mostOf } from '@/simulations/family/round-shown';
import { listed } from '@/simulations/printing/lists';
import type { Asked } from '../../draft/advice';

/** By group of cards. */
export type Typed = Readonly<Record<string, string>>;

/** `half`: the suit of a last card is still to come, which is no mistake. */
type Given = Asked & { problems: Readonly<Record<string, string>>; half: boolean };

const RANK_ALONE = /(^|\D)(?:10?|[2-9tjqka])$/i;
const JOKER_BEGUN = /\bj(?:o(?:k(?:e)?)?)?$/i;
const finished = (text: string, joker: boolean): string => {
  if (!joker) return text.replace(RANK_ALONE, '$1');
  return /\b(?:jk|joker)$/i.test(text) ? text : text.replace(JOKER_BEGUN, '').replace(RANK_ALONE, '$1');
};

export function givenCards(typed: Typed, asks: Asks): Given {
  const cards: Record<string, readonly Card[]> = {};
  const problems: Record<string, string> = {};
  let half = false;
  for (const group of asks.groups) {
    const text = typed[group.id] ?? '';
    const whole = finished(text, asks.jokers !== undefined);
    half ||= whole !== text;
    const read = asks.jokers ? readWithJoker(whole, undefined, asks.jokers) : readCards(whole);
    const held = read.ok ? read.value : [];
    const says = read.ok ? wrongIn(group, held, cards, asks) : read.problems[0]?.message;
    if (says !== undefined) problems[group.id] = says;
    cards[group.id] = held;
  }
  return { cards, problems, half };
}

/** `before`: of the groups that come first. */
function wrongIn(
  { id, where }: CardGroup,
  held: readonly Card[],
  before: Readonly<Record<string, readonly Card[]>>,
  asks: Asks,
): string | undefined {
  const other = asks.groups.find((group) => before[group.id]?.some((card) => held.includes(card)));
  if (other) return `A card is ${other.where} and ${where}; name each once.`;
  const most = mostOf(asks, id);
  return held.length > most ? `There are ${held.length} cards ${where}; leave ${most} at most.` : undefined;
}

/** Nothing, where the question can be answered. */
export function stillWanted(
  { cards, problems, half }: Given,
  { groups, decisions }: Asks,
): string | undefined {
  if (Object.keys(problems).length > 0) return 'Every card must be readable first.';
  if (half) return 'Give the suit of the last card as well.';
  const held = ({ id }: CardGroup) => cards[id]?.length ?? 0;
  const known = (group: CardGroup) => decisions.map((decision) => decision.cards[group.id] ?? 0);
  if (decisions.some((_, at) => groups.every((group) => known(group)[at] === held(group)))) return undefined;
  // The same at every decision, so it is wanted before anything is asked.
  const fixed = groups.filter((group) => new Set(known(group)).size === 1);
  const lacking = fixed.find((group) => held(group) < (known(group)[0] ?? 0));
  if (lacking) return `Give ${theCounted(known(lacking)[0] ?? 0, 'card')} ${lacking.where}.`;
  const varying = groups.filter((group) => !fixed.includes(group));
  const asked = decisions.map(({ street, cards: at }, index) => {
    const parts = varying.map(({ id, where }) => {
      const count = at[id] ?? 0;
      const named = index === 0 || varying.length > 1 ? ` ${count === 1 ? 'card' : 'cards'} ${where}` : '';
      return `${count === 0 ? 'no' : count}${named}`;
    });
    return `${listed(parts)} (${street.charAt(0).toLowerCase()}${street.slice(1)})`;
  });
  const now = varying.map((group) => {
    const count = held(group);
    return `${count || 'none'}${varying.length > 1 ? ` ${group.where}` : ''}`;
  });
  const one = varying.length === 1 && held(varying[0] as CardGroup) === 1;
  return `You can ask with ${listed(asked, 'or')}. There ${one ? 'is' : 'are'} ${listed(now)} now.`;
}
