/** The pay tables beside each other, each with its edge: at the same meter, and of rounds only where it was recorded. */
import { describe, expect, it } from 'vitest';
import { Wager } from '@/rulebooks/format/record';
import type { Circumstances, Variant } from '@/rulebooks/variant/variant';
import type { Subject } from '../subject';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { choicesOf, knownEdges } from './permitted';
import { offered } from './wagers';

/** As the rulebook's figures record it of this round with 500 to 1 for a royal flush: 2.185%, as published. */
const RECORDED = '50643648973/2317817502000';
const AT_MINIMUM = { payTable: 'minimum', pays: {} };
const TABLE_1 = { payTable: 'table-1', pays: {} };

const offering = (wagers: Variant['wagers'], settles = ['ante', 'blind', 'play']): Subject => {
  const [round, ...others] = ROUND_SUBJECT.analysis.wagers;
  if (!round) throw new Error('no round');
  return {
    ...ROUND_SUBJECT,
    variant: { ...ROUND_SUBJECT.variant, wagers: { ...ROUND_SUBJECT.variant.wagers, ...wagers } },
    analysis: { ...ROUND_SUBJECT.analysis, wagers: [{ ...round, settles }, ...others] },
  };
};
const given = (subject: Subject, circumstances: Circumstances): Subject => ({
  ...subject,
  variant: { ...subject.variant, circumstances },
});
const choices = (subject: Subject) => offered(subject).flatMap((each) => choicesOf(subject, each));

describe('the tables of a round', () => {
  const blind = (...[wagers, settles]: Parameters<typeof offering>) => {
    const found = choices(offering(wagers, settles)).find(({ wager }) => wager.id === 'blind');
    return found?.tables.map(({ label, edge }) => [label, edge]);
  };
  it('have the edge of the one in use, and of another where that round was recorded', () => {
    expect(blind({ blind: AT_MINIMUM })).toEqual([
      ['Minimum odds', '1/4'],
      ['Pay table 1', RECORDED],
    ]);
    // At the minimum's 100 to 1 it was not recorded.
    expect(blind({ blind: TABLE_1 })).toEqual([
      ['Minimum odds', undefined],
      ['Pay table 1', '1/4'],
    ]);
  });
  it('have no recorded edge where another of its wagers pays more, or is not offered', () => {
    const unknown = [
      ['Minimum odds', '1/4'],
      ['Pay table 1', undefined],
    ];
    expect(blind({ blind: AT_MINIMUM, play: { payTable: 'minimum', pays: { win: '2 to 1' } } })).toEqual(
      unknown,
    );
    expect(blind({ blind: AT_MINIMUM }, ['ante', 'blind'])).toEqual(unknown);
  });
  it('name the rows of the wager itself', () => {
    expect(choices(offering({})).map(({ label, table, events }) => [label, table, events.length])).toEqual([
      ['Ante', 'Minimum odds', 1],
      ['Blind', 'Pay table 1', 6],
      ['Play', 'Minimum odds', 1],
      ['Jackpot', 'Minimum odds', 3],
    ]);
    expect(choices(offering({}))[1]?.events[0]).toEqual({
      id: 'royal-flush',
      label: 'Royal flush',
      pays: '500 to 1',
    });
  });
});

describe('the tables of a wager on a meter', () => {
  const other = {
    id: 'other',
    label: 'Other',
    clause: '2.5',
    rows: {
      'royal-flush': '100% of the meter',
      'straight-flush': '10% of the meter',
      'four-of-a-kind': '10 for 1',
    },
    progressive: { seed: '500' },
  };
  const wagers = ROUND_SUBJECT.game.wagers.map((wager) =>
    wager.id === 'jackpot' ? Wager.parse({ ...wager, payTables: [other] }) : wager,
  );
  const subject = { ...ROUND_SUBJECT, game: { ...ROUND_SUBJECT.game, wagers } };
  const jackpot = (progressive?: Circumstances['progressive']) => {
    const found = choices(given(subject, progressive ? { progressive } : {})).find(
      ({ wager }) => wager.id === 'jackpot',
    );
    return [found?.basis, found?.houseEdge, ...(found?.tables.map(({ edge }) => edge) ?? [])];
  };
  it('are compared at the meter that was given', () => {
    // Of a thousand: 200 + 9 x 20 + 90 x 5 come back at the minimum, and 200 + 9 x 20 + 90 x 10 at the other table.
    expect(jackpot({ meter: '200', contribution: '75%' })).toEqual([
      'edge at the declared meter of £200',
      '17/100',
      '17/100',
      '-7/25',
    ]);
  });
  it('are compared over the long run where none was given, each from its own seed', () => {
    // What is added comes back, and one seed in a thousand: 0.75 + 0.1, and 0.75 + 0.5.
    expect(jackpot({ contribution: '75%' })).toEqual(['edge over the long run', '3/20', '3/20', '-1/4']);
  });
  it('have no edge where nothing was given', () => {
    expect(jackpot()).toEqual(['edge depends on the meter', undefined, undefined, undefined]);
  });
  it('keep what an event comes to that no table prices', () => {
    const [, result] = subject.analysis.wagers;
    const lost = result?.events.find(({ id }) => id === 'lose');
    if (!result || !lost) throw new Error('no jackpot');
    // A tenth of what loses comes back: the edge at the meter is 0.09 less.
    const events = [
      ...result.events.filter((event) => event !== lost),
      { ...lost, count: '810', probability: '810/1000' },
      { ...lost, id: 'even', pays: 'push', net: '0/1', count: '90', probability: '90/1000' },
    ];
    const wagersOf = [{ ...result, events }];
    const pushing = { ...subject, analysis: { ...subject.analysis, wagers: wagersOf } };
    expect(choices(pushing)[0]?.tables.map(({ edge }) => edge)).toEqual(['2/25', '-37/100']);
  });
});

describe('the edges of a variant under other options', () => {
  const edges = (subject: Subject, options = {}) => Object.fromEntries(knownEdges(subject, options));
  it('are those of its wagers, exact', () => {
    // A dozen at 2 to 1 loses one part in 37, as a number at 35 to 1.
    expect(edges(SUBJECT)).toEqual({ number: '1/37', red: '1/74', tie: '1/37' });
  });
  it('are of a round only where it was recorded, and of a meter as it was given', () => {
    // Of 2,598,960 hands 4 win 200, 36 win 20 and 9,476 win 5: 48,900 come back.
    expect(edges(ROUND_SUBJECT)).toEqual({ ante: RECORDED, jackpot: '42501/43316' });
    expect(edges(offering({ blind: AT_MINIMUM }))).toEqual({ jackpot: '42501/43316' });
    expect(edges(given(ROUND_SUBJECT, {}))).toEqual({ ante: RECORDED });
  });
  it('are none where the options do not exist', () => {
    expect(edges(SUBJECT, { decks: '8' })).toEqual({});
  });
});
