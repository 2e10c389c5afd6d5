import { expect, it } from 'vitest';
import { rulebooks } from '@/rulebooks/registry';
import type { Paper } from '../paper';
import { asPrinted } from './spelled';

const saidOf = (rulebook: string, id: string, text: string) => {
  const book = rulebooks().find((each) => each.id === rulebook);
  const game = book?.games.find((each) => each.id === id);
  if (!book || !game) throw new Error(`${rulebook} ${id}`);
  const paper: Pick<Paper, 'blocks'> = { blocks: [{ kind: 'paragraph', text }] };
  const [block] = asPrinted(paper as Paper, { rulebook: book, game }).blocks;
  return block?.kind === 'paragraph' ? block.text : undefined;
};

it.each([
  ['House edge 1.24%', 'Edge 1.24%'],
  ['−1.23% (the player gains)', '−1.23% (the player gains before fees)'],
  ['A tie: stake returned; the player gains', 'A tie: stake returned; the player gains before fees'],
  ['The dealer qualifies and wins', 'The player-dealer qualifies and wins'],
  ['Whatever the dealer shows', 'Whatever the player-dealer shows'],
  ['What to do by the dealer’s card', 'What to do by the player-dealer’s card'],
  ['Dealer, one card face up', 'Player-dealer, one card face up'],
  ['Bank', 'Player-dealer'],
  ['The bank’s hand is higher', 'The player-dealer’s hand is higher'],
  // Of the house: who deals, who is asked, and who wins.
  ['Ask any dealer or inspector', 'Ask any dealer or inspector'],
  ['The house dealer burns a card', 'The house dealer burns a card'],
  ['The player-dealer wins', 'The player-dealer wins'],
])('“%s” is “%s” where a player banks, and stays where the house does', (text, said) => {
  expect(saidOf('ca-hawaiian-gardens', 'three-card-poker', text)).toBe(said);
  expect(saidOf('gb-2007', 'three-card-poker', text)).toBe(text);
});
