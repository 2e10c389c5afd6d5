/** The rule sheet of every poker game: two pages at most, no table cut, and on it the cards, each time that players bet, the hands, the pot, the pack and the fees. */
import { describe, expect, it, vi } from 'vitest';
import { feeBookOf } from '@/rulebooks/fee-books';
import { feeGameOf } from '@/rulebooks/poker/fees-of';
import { hasPot } from '@/rulebooks/poker/words';
import { pokerBookOf } from '@/rulebooks/poker-books';
import { ruleSheet } from './content/rule-sheet';
import { setPages } from './layout/sheets';
import { type Block, cellText, type Table } from './paper';
import { badlyBroken } from './testing/table-breaks';

vi.setConfig({ testTimeout: 60_000 });

const RULEBOOK = 'ca-hawaiian-gardens';
const [book, fees] = [pokerBookOf(RULEBOOK), feeBookOf(RULEBOOK)];
if (!book.ok || !fees.ok) throw new Error('the binder is recorded');
const games = [...book.value.games, ...book.value.points];

const paperOf = (id: string) => {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`no game ${id}`);
  const made = ruleSheet({ rulebook: RULEBOOK, game });
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return made.value;
};
const heads = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
const factsIn = (blocks: readonly Block[]) =>
  new Map(
    blocks
      .flatMap((block) => (block.kind === 'facts' ? block.entries : []))
      .map(({ label, value }) => [label, value]),
  );
const tableIn = (blocks: readonly Block[], caption: RegExp): Table[] =>
  blocks.flatMap((block) => (block.kind === 'table' && caption.test(block.caption) ? [block] : []));
const cellsOf = ({ rows }: Table) => rows.map(({ cells }) => cells.map(cellText));
const items = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));

/** From six; without eights, nines and tens, with a joker. */
const OTHER_PACKS: Record<string, number> = { 'short-deck-holdem': 36, 'mexican-poker': 41 };

describe.each(games)('$id', (game) => {
  const paper = paperOf(game.id);
  const { blocks } = paper;

  it('has two pages at most, and no table cut', () => {
    const drawing = setPages(paper, {}, { within: 2 });
    expect(drawing.pages.length).toBeLessThanOrEqual(2);
    expect(badlyBroken(drawing)).toEqual([]);
  });

  it('says what it is played with, by whom, and its codes', () => {
    const facts = factsIn(blocks);
    expect(facts.get('Cards')).toMatch(new RegExp(`^One pack of ${OTHER_PACKS[game.id] ?? 52}\\b`));
    expect(facts.get('Players')).toBeTruthy();
    const codes = fees.value.games.find(({ id }) => id === feeGameOf(game))?.codes ?? [];
    const shown = `${facts.get('Code') ?? ''}${facts.get('Codes') ?? ''}`;
    for (const code of codes) expect(shown).toContain(code);
    expect(shown).not.toBe('');
  });

  it('has each betting, the hands of each part, what wins, the pack and the fees', () => {
    const ranks = tableIn(blocks, /the best first$/).filter(({ columns }) => columns[0]?.title === 'Hand');
    const orders = hasPot(game)
      ? new Set(game.pot.parts.map(({ hand, worst }) => `${hand.order} ${worst}`)).size
      : 2;
    expect(ranks).toHaveLength(orders);
    for (const table of ranks)
      for (const [name, , best, lowest] of cellsOf(table))
        expect([name, best, lowest].join(), name).not.toMatch(/^,|,,|,$/);
    const said = heads(blocks);
    expect(said).toContain(hasPot(game) ? 'Deal and betting' : 'The deal');
    expect(said).toContain(hasPot(game) ? 'The pot' : 'Points');
    expect(said).toContain('Can the pack run out?');
    expect(said.at(-1)).toBe('Collection fees');
    const [betting] = tableIn(blocks, /^Each time/);
    expect(betting?.rows.length).toBe(
      hasPot(game) ? game.play.steps.filter((step) => step.do === 'bet').length : undefined,
    );
    const [schedules] = tableIn(blocks, /^Schedules/);
    expect(schedules?.rows.length).toBe(
      fees.value.tables.filter((table) => table.games.includes(feeGameOf(game))).length,
    );
  });
});

describe('what some say', () => {
  it('Archie: whom the pot goes to, and what qualifies', () =>
    expect(items(paperOf('archie').blocks).slice(0, 8)).toEqual([
      'Half of the pot goes to the best hand for High, half to the best for Low; one player may win both.',
      'Both are made from their own cards.',
      'High needs a pair of sixes or better.',
      'Low needs 6-5-4-3-2 or better.',
      'Where no hand qualifies for a part, it goes with the other.',
      'Where none qualifies for either, the best high hand takes all.',
      'Hands that tie for a part share it.',
      'Odd chips go to the first of those who share to the left of the button (line 3572).',
    ]));
  it('Archie: the lowest hand that qualifies ends each list', () =>
    expect(tableIn(paperOf('archie').blocks, /kinds of hands/).map((table) => cellsOf(table).at(-1))).toEqual(
      [
        ['Pair', 'Two of a rank', 'A-A-K-Q-J', '6-6-4-3-2'],
        ['No pair', 'Five different ranks', '5-4-3-2-A', '6-5-4-3-2'],
      ],
    ));
  it('Five Card Omaha: the pack runs out, and nothing is said of it', () => {
    const { blocks } = paperOf('five-card-omaha');
    expect(JSON.stringify(blocks)).toContain(
      'It can: 10 players who all stay in take up to 58 of 52 cards; it lasts for 8 whatever they do. The rules do not say what happens then.',
    );
  });
  it('13-Card: the points of Clean Sweep hands, and both readings that are taken', () => {
    const { blocks } = paperOf('thirteen-card-poker');
    expect(cellsOf(tableIn(blocks, /^Clean Sweep/)[0] as Table)[0]).toEqual(['Pure Dragon Hand', '39']);
    expect(items(blocks).filter((item) => item.includes('Read as'))).toHaveLength(2);
  });
  it('Face-Up Chinese Poker: bonus points by set', () =>
    expect(
      cellsOf(tableIn(paperOf('face-up-chinese-poker').blocks, /^Points beside/)[0] as Table).slice(0, 2),
    ).toEqual([
      ['Three of a kind', '9 for twos to 21 for aces', '2', ''],
      ['Straight', '', '4', '2'],
    ]));
  it('Super 7 Card Stud Hi-Lo Regular: two codes', () =>
    expect(factsIn(paperOf('super-7-card-stud-hi-lo-regular').blocks).get('Codes')).toBe(
      'GEGR-002003 and GEGR-001993',
    ));
});
