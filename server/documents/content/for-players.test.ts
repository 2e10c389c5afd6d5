import { describe, expect, it } from 'vitest';
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { ROUNDED } from '@/simulations/wagers/rounded';
import type { Subject } from '../subject';
import { askedForTable } from '../testing/asked-for-table';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { dossier } from './dossier';
import { leaflet } from './leaflet';
import { paidApart } from './paid-apart';
import { plainText } from './plain-text';
import { boardOf, boardUnits } from './sign/parts';
import { offered } from './wagers';

/** The wheel's first wager, paid so. */
function paying(pays: string, kind = 'win'): Subject {
  const [first, ...rest] = SUBJECT.analysis.wagers;
  if (!first) throw new Error('no wager');
  const events = first.events.map((event) => (event.id === kind ? { ...event, pays } : event));
  return { ...SUBJECT, analysis: { ...SUBJECT.analysis, wagers: [{ ...first, events }, ...rest] } };
}

describe('what happens to a wager that wins', () => {
  const said = (pays: string) => paidApart(offered(paying(pays)));
  it('is said where something is not paid “to 1”', () => {
    expect(said('36 for 1')).toBe(
      'A pay “for 1” replaces the wager, which does not come back. A pay “to 1” comes on top of the wager.',
    );
    expect(said('$1,500')).toMatch(/^A sum of money replaces the wager/);
    expect(said('PHP 100,000')).toMatch(/^A sum of money replaces the wager/);
    expect(said('10% of the meter')).toMatch(/^A share of the meter replaces the wager/);
  });
  it('is not said where players expect it', () => {
    for (const pays of ['35 to 1', '9½ to 5', '19 to 20']) expect(said(pays)).toBeUndefined();
  });
});

describe('figures that are sums of rounded chances', () => {
  const [first, ...rest] = SUBJECT.analysis.wagers;
  if (!first) throw new Error('no wager');
  const wagers = [{ ...first, method: ROUNDED }, ...rest];
  const rounded: Subject = { ...SUBJECT, analysis: { ...SUBJECT.analysis, wagers } };
  const near = 'exactly or to within a hundred-billionth of the wager';
  it('are nowhere called exact alone', () => {
    const whole = plainText(dossier(rounded, { manifest: [] })).replace(/\s+/g, ' ');
    expect(whole).toContain(`What it costs the player is worked out ${near}, and can`);
    expect(whole).toContain(`on average, worked out ${near} and rounded once`);
    expect(plainText(leaflet(rounded)).replace(/\s+/g, ' ')).toContain(`They are worked out ${near}, under`);
    expect(plainText(leaflet(SUBJECT))).not.toContain('billionth');
  });
});

describe('the rows of a sign', () => {
  const [number] = SUBJECT.analysis.wagers;
  const [wager] = SUBJECT.game.wagers;
  if (!number || !wager) throw new Error('no wager');
  const [win] = number.events;
  if (!win) throw new Error('no event');
  const having = (second: string): Subject => {
    const events = [
      { ...win, id: 'a', label: 'First' },
      { ...win, id: 'b', label: 'Second', pays: second },
    ];
    const twin = (id: string, houseEdge: string) => ({ ...number, id, label: id, houseEdge, events });
    return {
      ...SUBJECT,
      game: { ...SUBJECT.game, wagers: ['left', 'right'].map((id) => ({ ...wager, id, label: id })) },
      analysis: { ...SUBJECT.analysis, wagers: [twin('left', '1/37'), twin('right', '2/37')] },
    };
  };
  const said = (subject: Subject) =>
    boardOf(boardUnits(offered(subject), subject)).flatMap(({ wagers, lists }) => [
      ...wagers.map(({ name, edge, notes }) => [name, edge, ...notes]),
      ...lists.flatMap(({ rows }) =>
        rows.map(({ label, pays, edge, note }) => [
          label,
          pays,
          ...(edge ? [edge] : []),
          ...(note ? [note] : []),
        ]),
      ),
    ]);

  it('are shared by wagers that pay alike, each with its own edge', () => {
    expect(said(having('17 to 1'))).toEqual([
      ['left', 'House edge 2.71%'],
      ['right', 'House edge 5.41%'],
      ['First', '35 to 1'],
      ['Second', '17 to 1'],
    ]);
  });
  it('are one line where everything that wins pays the same', () => {
    expect(said(having('35 to 1'))).toEqual([
      ['left', '35 to 1', '2.71%'],
      ['right', '35 to 1', '5.41%'],
    ]);
  });
  it('are apart where the rows differ, and where there is a meter', () => {
    const [left, right] = having('17 to 1').analysis.wagers as [AnalysedWager, AnalysedWager];
    const apart = (other: AnalysedWager) => {
      const base = having('17 to 1');
      return said({ ...base, analysis: { ...base.analysis, wagers: [left, other] } });
    };
    const events = right.events.map((event) => (event.id === 'b' ? { ...event, pays: '16 to 1' } : event));
    expect(apart({ ...right, events })).toEqual([
      ['left', 'House edge 2.71%'],
      ['First', '35 to 1'],
      ['Second', '17 to 1'],
      ['right', 'House edge 5.41%'],
      ['First', '35 to 1'],
      ['Second', '16 to 1'],
    ]);
  });
  it('say all that happens to a stake which is neither won nor lost in full', () => {
    const base = having('17 to 1');
    const odd = [
      { ...win, id: 'c', label: 'Third', pays: 'lose half', net: '-1/2' },
      { ...win, id: 'd', label: 'Fourth', pays: 'push', net: '0/1' },
    ];
    const [left] = base.analysis.wagers as [AnalysedWager];
    const wagers = [{ ...left, events: [win, ...odd] }];
    expect(said({ ...base, analysis: { ...base.analysis, wagers } })).toEqual([
      ['left', 'House edge 2.71%', 'Third: half the stake is lost', 'Fourth: stake returned'],
      [win?.label, '35 to 1'],
    ]);
  });
  it('name the table of a round of one wager where a rule asks for it, and each event that it pays on', () => {
    const [round] = ROUND_SUBJECT.analysis.wagers as [AnalysedWager];
    const alone = (id: string) => {
      const wagers = [{ ...round, id, label: `Only ${id}`, settles: [id] }];
      return { ...ROUND_SUBJECT, analysis: { ...ROUND_SUBJECT.analysis, wagers } };
    };
    expect(said(alone('ante'))).toEqual([
      ['Only ante', 'House edge 25.00% of one of two equal wagers'],
      ['Player wins', '1 to 1'],
    ]);
    const royal = ['Royal flush', '500 to 1'];
    const head = ['Only blind', 'House edge 25.00% of one of two equal wagers'];
    expect(said(alone('blind')).slice(0, 2)).toEqual([head, royal]);
    const asked = askedForTable(alone('blind'), 'blind');
    expect(said(asked).slice(0, 2)).toEqual([[...head, 'Pay\u00a0table\u00a01'], royal]);
  });
});
