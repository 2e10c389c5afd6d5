import { describe, expect, it } from 'vitest';
import { defaultVariant } from '@/rulebooks/offer/resolve';
import { rulebooks } from '@/rulebooks/registry';
import { SUBJECT } from '../testing/subject';
import { leaflet } from './leaflet';
import { plainText } from './plain-text';
import { offered } from './wagers';
import { explained, winsOn } from './wins-on';

describe('what each wager wins on', () => {
  it('is a sentence for every wager of every rulebook', () => {
    for (const rulebook of rulebooks())
      for (const game of rulebook.games) {
        const variant = defaultVariant(rulebook, game);
        for (const wager of game.wagers)
          expect(explained({ game, variant }, wager), `${game.id} ${wager.id}`).toMatch(
            /^[A-Z“].{12,}[.!?]$/s,
          );
      }
  });
  it('says which spin sets the colour, and what a triple does', () => {
    const book = rulebooks().find(({ id }) => id === 'gb-2007');
    const said = (id: string, wagerId: string) => {
      const game = book?.games.find((each) => each.id === id);
      const wager = game?.wagers.find((each) => each.id === wagerId);
      if (!book || !game || !wager) throw new Error(`${id} ${wagerId}`);
      return explained({ game, variant: defaultVariant(book, game) }, wager);
    };
    expect(said('roulette', 'roulette-rage')).toContain('after a change of colour has been spun');
    expect(said('sic-bo', 'small')).toContain('not a triple');
  });
  it('is what the option in use makes of it, and no more', () => {
    const book = rulebooks().find(({ id }) => id === 'co-rule-28');
    const game = book?.games.find(({ id }) => id === 'eternal-baccarat');
    const wager = game?.wagers.find(({ id }) => id === 'banker');
    if (!book || !game || !wager) throw new Error('Eternal Baccarat has a Banker’s Hand');
    const variant = defaultVariant(book, game);
    const charged = (value: string) =>
      explained({ game, variant: { ...variant, options: { 'vigorish-charged': value } } }, wager);
    expect(charged('winnings')).toContain('at even money less the vigorish. A tie is void.');
    expect(charged('ties')).toContain('A tie is charged the vigorish.');
    expect(charged('free')).toContain('three cards that total seven is a stand-off');
    expect(charged('winnings')).not.toContain('stand-off');
  });
  it('is one line for wagers that are explained alike, and one for each wager of a round', () => {
    const wager = (label: string, explains: string, more = {}) => ({ id: label, label, explains, ...more });
    const [red, odd] = [wager('Red', 'wins on red'), wager('Odd', 'Wins on odd!')];
    const alone = (each: object, label: string) => ({
      wager: each,
      label,
      result: { events: [] },
      members: [],
    });
    const round = {
      wager: red,
      label: 'Red and Odd',
      result: { settles: ['Red', 'Odd'] },
      members: [
        { wager: red, label: 'Red' },
        { wager: odd, label: 'Odd' },
      ],
    };
    const said = (...all: object[]) => winsOn(SUBJECT, all as unknown as Parameters<typeof winsOn>[1]);
    expect(said(alone(red, 'Red'), alone({ ...red, id: 'rouge' }, 'Rouge'), alone(odd, 'Odd'))).toEqual([
      'Red · Rouge: Wins on red.',
      'Odd: Wins on odd!',
    ]);
    expect(said(round)).toEqual(['Red: Wins on red.', 'Odd: Wins on odd!']);
    expect(said(alone({ ...red, written: {} }, 'Own'), alone(wager('e.g.', 'e.g. red'), 'E'))).toEqual([
      'E: E.g. red.',
    ]);
  });
  it('is in the leaflet, for each wager on offer', () => {
    const said = plainText(leaflet(SUBJECT));
    for (const line of winsOn(SUBJECT, offered(SUBJECT))) {
      const [, words = ''] = line.split(': ');
      expect(said).toContain(words.slice(0, 40));
    }
  });
});

describe('the leaflet', () => {
  it('has the table in use in full where it is the operator’s own', () => {
    const wagers = SUBJECT.analysis.wagers.map((each) =>
      each.id === 'tie'
        ? {
            ...each,
            payTable: 'custom',
            events: each.events.map((event) => (event.id === 'win' ? { ...event, pays: '3 to 1' } : event)),
          }
        : each,
    );
    const said = plainText(leaflet({ ...SUBJECT, analysis: { ...SUBJECT.analysis, wagers } }));
    expect(said).toContain('In use here: Our own pay table, shaded');
    expect(said).toMatch(/A tie +3 to 1 +1 to 1 +2 to 1/);
    expect(said).not.toContain('The sign at the table says which');
  });
});
