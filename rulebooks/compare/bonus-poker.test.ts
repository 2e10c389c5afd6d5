import { describe, expect, it } from 'vitest';
import { compareGames, type Line } from '.';
import { group, part, standing, version } from './testing';

const GB = 'gb-2007/holdem-bonus';
const SG = 'sg-thbp-v6/texas-holdem-bonus-progressive';

/** Written down from both sources, clause by clause, before the comparison was first run. */
describe('Great Britain’s Bonus Poker and Singapore’s', () => {
  const comparison = compareGames(version(GB), version(SG));

  it('are editions of two authorities; only Singapore’s is for one casino, only Britain’s has a proprietor', () => {
    expect(standing(group(comparison, 'edition', 'edition'))).toEqual({
      jurisdiction: 'different',
      zone: 'different',
      authority: 'different',
      instrument: 'different',
      operator: 'only-right',
      edition: 'different',
      'valid-from': 'different',
      status: 'same',
      currency: 'different',
      proprietor: 'only-left',
      'pays-are': 'different',
      equipment: 'different',
    });
    const paysAre = part(comparison, 'edition').find(({ id }) => id === 'pays-are');
    expect(paysAre?.left?.[0]?.clauses).toEqual(expect.arrayContaining(['2.4(e)', '2.8']));
    expect(paysAre?.right?.[0]?.clauses).toEqual(['4.1.1', '4.2', '4.2.1']);
  });

  it('are the same game for the engine', () => {
    const game = group(comparison, 'options', 'game');
    expect(standing(game)).toEqual({
      family: 'same',
      flop: 'same',
      turn: 'same',
      river: 'same',
      antePaysFrom: 'same',
    });
    expect(game.find(({ id }) => id === 'antePaysFrom')?.left?.[0]?.clauses).toEqual(['11.38']);
    expect(game.find(({ id }) => id === 'antePaysFrom')?.right?.[0]?.clauses).toContain('3.10.2');
  });

  it('leave open only the number of positions, in Singapore', () => {
    expect(standing(group(comparison, 'options', 'options'))).toEqual({ positions: 'only-right' });
  });

  it('pay the same on ante, flop, turn and river', () => {
    for (const wager of ['ante', 'flop', 'turn', 'river']) {
      expect(standing(group(comparison, 'wagers', wager)), wager).toEqual({ offered: 'same', win: 'same' });
    }
  });

  it('differ on the bonus in the row for aces in both hands, which Britain leaves to the operator', () => {
    const bonus = group(comparison, 'wagers', 'bonus-jackpot');
    expect(standing(bonus)).toEqual({
      offered: 'same',
      bothAces: 'same',
      'both-aces': 'different',
      aces: 'same',
      'ace-king-suited': 'same',
      'ace-queen-or-jack-suited': 'same',
      'ace-king-unsuited': 'same',
      'jacks-to-kings': 'same',
      'ace-queen-or-jack-unsuited': 'same',
      'low-pair': 'same',
      'table-minimum': 'only-left',
      'table-with-top-row': 'same',
    });
    expect(bonus.find(({ id }) => id === 'both-aces')).toMatchObject({
      better: 'right',
      left: [{ text: '30 to 1', clauses: ['11.33'] }],
      right: [{ text: '1,000 to 1', clauses: ['4.1.1'] }],
    });
  });

  it('have progressives with no pay in common, and none that can be called better', () => {
    const pays = group(comparison, 'wagers', 'progressive');
    expect(standing(pays)).toMatchObject({
      'royal-flush': 'only-left',
      'straight-flush': 'different',
      'four-of-a-kind': 'different',
      'full-house': 'only-left',
      flush: 'only-left',
      'royal-on-flop': 'only-right',
      'royal-on-turn': 'only-right',
      'royal-on-river': 'only-right',
      'community-royal': 'only-right',
      'community-straight-flush': 'only-right',
      'community-four-of-a-kind': 'only-right',
      folds: 'only-right',
    });
    expect(pays.filter(({ better }) => better)).toEqual([]);
    expect(pays.find(({ id }) => id === 'straight-flush')).toMatchObject({
      left: [{ text: '10% of the meter', clauses: ['11.44'] }],
      right: [{ text: '$1,500', clauses: ['4.2'] }],
    });
    expect(pays.find(({ id }) => id === 'community-royal')?.right).toEqual([
      { text: '$10,000', clauses: ['4.2.1'] },
    ]);
  });

  it('fix the money of the progressive differently', () => {
    const money = part(comparison, 'progressive');
    expect(standing(money)).toMatchObject({ contribution: 'only-left', 'fixed-paid-from': 'different' });
    expect(money.find(({ id }) => id === 'contribution')?.left).toEqual([
      { text: 'At least 70% of each wager', clauses: ['2.7(b)'] },
    ]);
  });

  it('speak of these topics alone', () => {
    const topics = standing(part(comparison, 'procedure'));
    const with_ = (wanted: string) =>
      Object.keys(topics)
        .filter((topic) => topics[topic] === wanted)
        .sort();
    expect(with_('only-left')).toEqual(
      [
        'bonus-announced',
        'bonus-loses',
        'order-of-decisions',
        'order-of-settlement',
        'proprietor',
        'security-of-cards',
        'term-playing-the-board',
        'automated-equipment',
        'bank',
        'better-odds',
        'local-variations',
        'premises',
        'progressive-contribution',
        'progressive-funds',
        'progressive-meter-shown',
        'progressive-seed',
        'progressive-system',
        'replaced-pay-tables',
        'trials',
      ].sort(),
    );
    expect(with_('only-right')).toEqual(
      [
        'absent-player',
        'blind-betting',
        'calls-of-the-dealer',
        'exposed-cards',
        'hands-alike',
        'irregularities-not-covered',
        'late-wagers',
        'misdeal',
        'power-failure',
        'secrecy-of-hands',
        'wagers-placed-for-a-player',
        'who-may-act',
        'wrong-pack',
      ].sort(),
    );
  });

  it('were read together on every topic they share, with the difference said', () => {
    const shared = part(comparison, 'procedure').filter(({ left, right }) => left && right);
    expect(shared.filter(({ standing }) => standing === 'read').map(({ id }) => id)).toEqual([]);
    for (const line of shared) {
      if (line.standing === 'different') expect(line.remark, line.id).toMatch(/\.$/);
    }
    expect(standing(shared)).toMatchObject({
      fold: 'different',
      'progressive-when-folded': 'different',
      'one-hand-per-player': 'different',
      'initial-deal': 'different',
      'ante-paid-from-straight': 'same',
      'hand-flush': 'same',
    });
  });

  it('cite both clauses of every difference that is written in a clause', () => {
    for (const line of comparison.parts
      .slice(1)
      .flatMap(({ groups }) => groups.flatMap(({ lines }) => lines))) {
      for (const { clauses } of [...(line.left ?? []), ...(line.right ?? [])]) {
        expect(clauses.length, line.id).toBeGreaterThan(0);
      }
    }
  });

  it('has the same house edges for what is the same', () => {
    const edges = Object.fromEntries(comparison.edges.map(({ id, left, right }) => [id, [left, right]]));
    expect(edges['bonus-jackpot']).toEqual(['13873/162435', '13873/162435']);
    const [ante] = [edges.ante];
    if (ante) expect(ante[0]).toBe(ante[1]);
  });

  it('is the mirror image the other way round', () => {
    const turned: Record<Line['standing'], Line['standing']> = {
      same: 'same',
      different: 'different',
      read: 'read',
      'only-left': 'only-right',
      'only-right': 'only-left',
    };
    const seen = (lines: Line[]) => lines.map(({ label, standing }) => `${standing} ${label}`).sort();
    const back = part(compareGames(version(SG), version(GB)), 'procedure');
    const here = part(comparison, 'procedure');
    expect(seen(back)).toEqual(here.map(({ label, standing }) => `${turned[standing]} ${label}`).sort());
  });
});
