/** What differs from the rulebook, against pays, tables and options read in the sources by hand. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '@/rulebooks/evaluation';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { defaultVariant } from '@/rulebooks/offer/resolve';
import { rulebooks } from '@/rulebooks/registry';
import { Variant } from '@/rulebooks/variant/variant';
import { departuresBriefly } from '../../vocabulary/departing';
import { departing, fromRulebook, isBeyondList } from './from-rulebook';

const games = rulebooks().flatMap((rulebook) =>
  rulebook.games.map((game) => [`${rulebook.id} ${game.id}`, rulebook, game] as const),
);
function listed(name: string): { rulebook: Rulebook; game: Game; start: Variant } {
  const found = games.find(([each]) => each === name);
  if (!found) throw new Error(`no rulebook lists ${name}`);
  const [, rulebook, game] = found;
  return { rulebook, game, start: defaultVariant(rulebook, game) };
}

function differing(rulebook: Rulebook, game: Game, variant: Variant) {
  const day = game.validFrom ?? rulebook.validFrom;
  const findings = evaluate({ rulebook, variant, figures: {}, day });
  const found = fromRulebook({ variant, day, wagers: [], findings, rulebook });
  if (!found) throw new Error('the edition is known');
  const said = found.departures.map(({ what, before, after, note, verdict, finding }) =>
    [what, before, after, note, verdict, finding === undefined ? undefined : findings[finding]?.clause].join(
      ' | ',
    ),
  );
  return { ...found, said };
}

function departingIn(name: string, change: (start: Variant) => object) {
  const { rulebook, game, start } = listed(name);
  return differing(rulebook, game, { ...start, ...change(start) });
}

const paid = (
  start: Variant,
  wager: string,
  pays: Record<string, string>,
  payTable?: string,
): Variant['wagers'] => ({
  ...start.wagers,
  [wager]: { payTable: payTable ?? start.wagers[wager]?.payTable ?? 'minimum', pays },
});

describe('a game as its rulebook lists it', () => {
  it.each(games)('%s differs in nothing', (_name, rulebook, game) => {
    const { said, leftOut, circumstances } = differing(rulebook, game, defaultVariant(rulebook, game));
    const lost = game.wagers.filter(
      ({ payTables, damagedTables, alternativeTo }) =>
        damagedTables && payTables.length === 0 && alternativeTo === undefined,
    );
    expect(said).toEqual([]);
    expect(leftOut.map(({ label }) => label)).toEqual(lost.map(({ label }) => label));
    expect(circumstances).toEqual([]);
  });
  it.each(games)('%s differs in each pay that is changed, and in no other', (_name, rulebook, game) => {
    const start = defaultVariant(rulebook, game);
    const first = game.wagers.find(({ id }) => Object.hasOwn(start.wagers, id));
    const [event] = Object.keys(first?.minimum ?? {});
    if (!first || event === undefined) throw new Error('every game has a wager with a pay');
    const wagers = paid(start, first.id, { [event]: '987 to 1' });
    const { departures } = differing(rulebook, game, { ...start, wagers });
    expect(departures.map(({ path, after }) => [path, after])).toEqual([
      [`wagers.${first.id}.pays.${event}`, '987 to 1'],
    ]);
  });
});

describe('a pay', () => {
  it('above a minimum of Great Britain is higher and allowed, one below it a breach', () => {
    const change = (start: Variant) => ({
      wagers: {
        ...paid(start, 'straight-up', { win: '36 to 1' }),
        split: { payTable: 'minimum', pays: { win: '16 to 1' } },
      },
    });
    expect(departingIn('gb-2007 roulette', change).said).toEqual([
      'Straight up: win pays | 35 to 1 | 36 to 1 | Higher | meets | 3.2(A)',
      'Split: win pays | 17 to 1 | 16 to 1 | Lower | breach | 3.2(B)',
    ]);
  });
  it('that was approved exactly is a breach where it is higher', () => {
    const change = (start: Variant) => ({ wagers: paid(start, 'tie', { win: '9 to 1' }) });
    expect(departingIn('ca-hawaiian-gardens baccarat', change).said).toEqual([
      expect.stringMatching(/^Tie: win pays \| 8 to 1 \| 9 to 1 \| Higher \| breach \| Baccarat /),
    ]);
  });
  it('that is only spelled otherwise is no difference', () => {
    const change = (start: Variant) => ({ wagers: paid(start, 'straight-up', { win: '70 to 2' }) });
    expect(departingIn('gb-2007 roulette', change).said).toEqual([]);
  });
});

describe('the first page of a dossier', () => {
  it('names in short what the rows of its table say, and nothing else', () => {
    const { rulebook, start } = listed('gb-2007 roulette');
    const { split: _, ...others } = start.wagers;
    const wagers = { ...others, ...paid({ ...start, wagers: others }, 'straight-up', { win: '36 to 1' }) };
    const variant = { ...start, wagers };
    const findings = evaluate({ rulebook, variant, figures: {}, day: rulebook.validFrom });
    const rows = departing({ variant, day: rulebook.validFrom, wagers: [], findings, rulebook });
    expect(rows).toMatchObject([
      { of: 'pays', part: 'Straight up', before: '35 to 1', after: '36 to 1' },
      { of: 'left-out', part: 'Split', before: 'a main wager', after: 'not offered' },
    ]);
    expect(departuresBriefly(rows)).toEqual([
      'Pays of the operator’s own: Straight up.',
      'Not offered of the listed wagers: Split.',
    ]);
  });
});

describe('a pay table', () => {
  it('of the rulebook that is not the first is named as one', () => {
    const change = (start: Variant) => ({ wagers: paid(start, 'let-it-ride', {}, 'table-3') });
    expect(departingIn('gb-2007 let-it-ride', change).said).toEqual([
      'Let It Ride: pay table | Pay table 1 | Pay table 3 | Also a table of the rulebook |  | ',
    ]);
  });
  it('is what its pays say, whichever it was typed over', () => {
    // Pay table 1 with the two rows in which the minimum odds of 12.27 differ from it at the top of the hands.
    const pays = {
      'four-of-a-kind': '25 to 1',
      'full-house': '11 to 1',
      flush: '8 to 1',
      straight: '5 to 1',
    };
    const change = (start: Variant) => ({ wagers: paid(start, 'let-it-ride', pays, 'table-1') });
    expect(departingIn('gb-2007 let-it-ride', change).said).toEqual([
      'Let It Ride: pay table | Pay table 1 | Minimum odds | Also a table of the rulebook |  | ',
    ]);
  });
});

describe('what is offered', () => {
  it('leaves listed wagers out, by name', () => {
    const change = ({ wagers: { dozen: _, ...wagers } }: Variant) => ({ wagers });
    expect(departingIn('gb-2007 roulette', change)).toMatchObject({
      said: [],
      leftOut: [{ label: 'Dozen', side: false }],
    });
  });
  it('may be one of two in place of the other, which is not left out', () => {
    const change = ({ wagers: { fortune: _, ...wagers } }: Variant) => ({
      wagers: { ...wagers, jokolor: { payTable: 'minimum', pays: {} } },
    });
    const { said, leftOut } = departingIn('gb-2007 pai-gow-poker', change);
    expect(said).toEqual([
      'Jokolor side wager | Fortune side wager | Jokolor side wager | In place of Fortune side wager |  | ',
    ]);
    expect(leftOut).toEqual([]);
  });
  it('may be a wager of the operator’s own, row by row', () => {
    const row = { event: 'row-1', label: 'Seven', when: 'total = 7', pays: '4 to 1' };
    const written = { 'own-1': { label: 'Lucky seven', rows: [row], otherwise: 'lose' as const } };
    const { departures } = departingIn('gb-2007 craps', () => ({ written }));
    expect(departures.map(({ what, before, after }) => [what, before, after])).toContainEqual([
      'Lucky seven: “Seven” pays',
      null,
      '4 to 1',
    ]);
  });
  it('may be a game that no rulebook lists', () => {
    const { rulebook, game, start } = listed('gb-2007 big-six');
    const rules = { equipment: [], layout: [], play: [], dealing: [], settlement: [], irregularities: [] };
    const filed = { label: 'Lucky Nines', rules, wagers: {} };
    const variant = Variant.parse({ ...start, wagers: {}, filed });
    expect(differing(rulebook, game, variant)).toMatchObject({ unlisted: true, said: [], leftOut: [] });
  });
});

describe('an option', () => {
  it('is shown with the value that the rulebook starts with; of fees it says so', () => {
    const options = (start: Variant) => ({
      options: { ...start.options, decks: '6', collection: 'blackjack-and-baccarat-2' },
    });
    const { said } = departingIn('ca-hawaiian-gardens baccarat', options);
    expect(said[0]).toMatch(/^Decks \| 8 decks \| 6 decks \| /);
    expect(said[1]).toMatch(
      /option 1 \(\$5 to \$10\).* \| .*option 2 \(\$5 to \$100\).* \| Collection fees \| /,
    );
    expect(said).toHaveLength(2);
  });
  it('that only reads the rule is named as a reading', () => {
    const change = (start: Variant) => ({ options: { ...start.options, 'three-aces': 'another' } });
    expect(departingIn('gb-2007 pai-gow-poker', change).said[0]).toContain(
      'A reading: the rule leaves it open',
    );
  });
});

it('gives the circumstances that decide which rules apply, and no others', () => {
  const circumstances = {
    premises: 'Northgate',
    contact: 'Desk',
    limits: { currency: 'GBP', minimum: 100, maximum: 10_000 },
    trial: { from: '2020-01-01', to: '2020-01-08' },
    consents: [{ name: 'A maker', reference: 'M-1', date: '2020-01-31' }],
  };
  expect(departingIn('gb-2007 big-six', () => ({ circumstances })).circumstances).toEqual([
    { what: 'Offered as a trial: first day', says: '1 January 2020' },
    { what: 'Offered as a trial: last day', says: '8 January 2020' },
    { what: 'Consent of A maker', says: 'reference M-1, 31 January 2020' },
  ]);
});

describe('beyond the list of an edition', () => {
  const beyond = (change: (start: Variant) => object, edition?: Rulebook) => {
    const { rulebook, start } = listed('gb-2007 big-six');
    const variant = { ...start, ...change(start) };
    const content = { variant, day: rulebook.validFrom, wagers: [], findings: [], label: 'Big Six' };
    return isBeyondList({ ...content, rulebook: edition ?? rulebook });
  };

  it('is a game with other pays, and one that the edition no longer lists', () => {
    const { rulebook } = listed('gb-2007 big-six');
    const without = { ...rulebook, games: rulebook.games.filter(({ id }) => id !== 'big-six') };
    expect(beyond(() => ({}))).toBe(false);
    expect(beyond((start) => ({ wagers: paid(start, 'symbol-a', { win: '2 to 1' }) }))).toBe(true);
    expect(beyond(() => ({}), without)).toBe(true);
  });
});
