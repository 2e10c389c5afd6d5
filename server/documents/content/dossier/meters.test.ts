/** Section 9, word for word, for the made-up jackpot: its figures are derived beside it. */
import { describe, expect, it } from 'vitest';
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';
import type { Block, Curve } from '../../paper';
import type { Subject } from '../../subject';
import { ROUND_SUBJECT } from '../../testing/round-subject';
import { whole } from '../../testing/whole';
import { offered } from '../wagers';
import { progressive } from './progressive';

const jackpot = ROUND_SUBJECT.analysis.wagers.find(({ id }) => id === 'jackpot') as AnalysedWager;
const meter = jackpot.progressive as ProgressiveFigures;
const figure = (title: string) => ({ title, align: 'right' as const, figures: true, grow: 1 });
const entry = (label: string, value: string) => ({ label, value });
const BARE: Subject = { ...ROUND_SUBJECT, variant: { ...ROUND_SUBJECT.variant, circumstances: {} } };
const section = (subject: Subject, ...results: AnalysedWager[]): Block[] => {
  const put =
    results.length > 0 ? { ...subject, analysis: { ...subject.analysis, wagers: results } } : subject;
  return whole(progressive(put, offered(put)));
};
const having = (more: Partial<ProgressiveFigures>): AnalysedWager => ({
  ...jackpot,
  progressive: { ...meter, ...more },
});
const curveOf = (blocks: Block[]) => blocks.find((block): block is Curve => block.kind === 'curve');
const factOf = (blocks: Block[], label: string) =>
  blocks
    .flatMap((block) => (block.kind === 'facts' ? block.entries : []))
    .find((each) => each.label === label)?.value;
const tableOf = (blocks: Block[], caption: string) =>
  blocks.flatMap((block) => (block.kind === 'table' && block.caption.includes(caption) ? [block] : []))[0];

describe('section 9', () => {
  it('has the terms, what is paid, the long run, the drawing, and how the first seed fades', () => {
    expect(section(ROUND_SUBJECT)).toEqual([
      { kind: 'heading', level: 2, text: 'Progressive jackpot' },
      {
        kind: 'paragraph',
        text: 'What a wager returns depends on the meter. On average a round takes the same share of the meter whatever it shows, because the cards do not depend on it. So over the long run, what is added to the meter is what comes out of it, and the return no longer depends on what the meter shows at any moment.',
      },
      {
        kind: 'facts',
        entries: [
          entry('One wager', '£1'),
          entry('Added to the meter', '75.0000% of each wager'),
          entry('Seed', '£100, put on the meter by the house each time it is won in full'),
          entry('Fixed pays', 'taken from the meter; they return 45.0000% of each wager at any meter'),
          // 1 - 0.45 - 0.0019 x 200 = 0.17, and x 100 = 0.36.
          entry('Declared meter', '£200; house edge 17.0000%'),
          entry('Meter at its seed', 'house edge 36.0000%'),
          entry('Taken per round', 'on average 0.19% of whatever the meter shows'),
          entry('Break-even meter', '£289.48: from there up, the wager returns the whole stake or more'),
          entry('Average meter', '£210.53 when a round is dealt, over very many rounds, each counted alike'),
          entry('Over the long run', '85.0000% of what is staked is returned, house edge 15.0000%'),
          entry('Next won in full', 'in 1,000 rounds on average, at a meter of £262.76'),
        ],
      },
      {
        kind: 'table',
        caption: 'Jackpot: what is paid, and how often',
        rowHeaders: 1,
        columns: [
          { title: 'Event', grow: 1 },
          figure('Pays'),
          figure('Worth, at the declared meter'),
          figure('On average'),
          figure('Rounds between wins'),
        ],
        rows: [
          { cells: ['Royal flush', '100% of the meter', '£200', '£210.53', '1,000'] },
          { cells: ['Straight flush', '10% of the meter', '£20', '£21.05', '111.1'] },
          { cells: ['Four of a kind', '5 for 1', '£5', '£5', '11.1'] },
        ],
      },
      {
        kind: 'table',
        caption: 'Jackpot: where the long-run return comes from, per unit staked',
        rowHeaders: 1,
        columns: [{ title: 'Part', grow: 2 }, figure('Share of the stake')],
        rows: [
          { cells: ['What wagers add to the meter', '75.0000%'], total: false },
          { cells: ['Seeds from the house', '10.0000%'], total: false },
          { cells: ['Returned', '85.0000%'], total: true },
          { cells: ['Kept by the house', '15.0000%'], total: false },
        ],
      },
      {
        kind: 'curve',
        caption: 'Jackpot: house edge against the meter',
        alt: 'Jackpot: the house edge falls in a straight line as the meter grows, from 55.0000% at an empty meter, by 190.0000% for each £1,000; seed at £100, house edge 36.0000%; the meter given here at £200, house edge 17.0000%; average at £210.53, house edge 15.0000%; break-even at £289.48, house edge nothing.',
        across: {
          title: 'Meter',
          ticks: [0, 100, 200, 300].map((at) => ({ at, text: `£${at}` })),
        },
        up: {
          title: 'House edge',
          ticks: [-20, 0, 20, 40, 60].map((at) => ({
            at: expect.closeTo(at / 100, 9),
            text: `${at < 0 ? '−' : ''}${Math.abs(at)}%`,
          })),
        },
        // 0.55 - 0.0019 x 300.
        lines: [
          {
            points: [
              [0, 0.55],
              [300, expect.closeTo(-0.02, 9)],
            ],
          },
        ],
        marks: [
          { x: 100, y: 0.36, label: 'seed' },
          { x: 200, y: 0.17, label: 'here' },
          { x: expect.closeTo(4000 / 19, 9), y: 0.15, label: 'average' },
          { x: expect.closeTo(5500 / 19, 9), y: 0, label: 'break-even' },
        ],
      },
      {
        kind: 'paragraph',
        text: 'The first seed of £100 is paid out once. What it adds to the return: 1.0000% over 10,000 rounds, 0.1000% over 100,000 rounds, 0.0100% over 1,000,000 rounds, 0.0010% over 10,000,000 rounds. Later seeds are part of the long-run return.',
      },
      {
        kind: 'paragraph',
        tone: 'small',
        text: 'Wins of the meter are rare, so what the house keeps over any one period can be far from its long-run share. The figures assume that the number of players does not depend on the meter.',
      },
    ]);
  });

  it('says what was assumed where neither share nor meter was given', () => {
    const made = section(BARE);
    expect(factOf(made, 'Added to the meter')).toBe('75.0000% of each wager, assumed: no share was declared');
    expect(factOf(made, 'Declared meter')).toBe('not given');
    expect(factOf(made, 'Over the long run')).toBe(
      'at the assumed share, 85.0000% of what is staked is returned, house edge 15.0000%',
    );
    expect(tableOf(made, 'what is paid')?.columns.map(({ title }) => title)).toEqual([
      'Event',
      'Pays',
      'Worth, at the seed',
      'On average, with the assumed share',
      'Rounds between wins',
    ]);
    expect(tableOf(made, 'long-run return')?.caption).toBe(
      'Jackpot: where the long-run return comes from, per unit staked, with the assumed share',
    );
    expect(curveOf(made)?.marks.map(({ label }) => label)).toEqual(['seed', 'break-even']);
  });

  it('names each wager where several have a meter, and sets them side by side', () => {
    const made = section(ROUND_SUBJECT, jackpot, jackpot);
    expect(
      made.flatMap((block) => (block.kind === 'heading' && block.level === 3 ? [block.text] : [])),
    ).toEqual(['Jackpot', 'Jackpot', 'Jackpot', 'Jackpot']);
    const columns = ['Rounds between wins', 'Average prize per winner', 'Long-run house edge'].map(figure);
    expect(tableOf(made, 'side by side')).toEqual({
      kind: 'table',
      caption: 'The progressives side by side',
      rowHeaders: 2,
      columns: [{ title: 'Wager', grow: 1 }, { title: 'Event', grow: 1 }, ...columns],
      rows: ['Jackpot', 'Jackpot'].flatMap((label) => [
        { cells: [label, 'Royal flush', '1,000', '£210.53', '15.0000%'] },
        { cells: ['', 'Straight flush', '111.1', '£21.05', ''] },
      ]),
    });
  });

  it('without a course has no long run by its parts, and takes the rounds from the counts', () => {
    const { course: _, ...rest } = meter;
    const made = section(ROUND_SUBJECT, { ...jackpot, progressive: rest });
    const paid = tableOf(made, 'what is paid');
    expect(paid?.columns).toHaveLength(4);
    // 1000 / 1, 1000 / 9 and 1000 / 90.
    expect(paid?.rows.map(({ cells }) => cells.at(-1))).toEqual(['1,000', '111.1', '11.1']);
    expect(tableOf(made, 'long-run return')).toBeUndefined();
    expect(factOf(made, 'Next won in full')).toBeUndefined();
    expect(made.filter(({ kind }) => kind === 'paragraph')).toHaveLength(2);
  });

  it('shows the envy beside what the house keeps, and a reserve in place of later seeds', () => {
    const course = { ...meter.course, envyCost: '1/20', envyPerRound: '1/5' } as ProgressiveFigures['course'];
    const envious = having({ course, envy: { to: 'others', pays: { 'royal-flush': '50/1' } } });
    const made = section(ROUND_SUBJECT, envious);
    expect(tableOf(made, 'long-run return')?.rows.slice(-3)).toEqual([
      { cells: ['Kept by the house', '15.0000%'], total: false },
      { cells: ['Paid as envy', '5.0000%'], total: false },
      { cells: ['Left after envy', '10.0000%'], total: true },
    ]);
    expect(factOf(made, 'Envy')).toBe(
      'fixed sums to every other player with the wager for each winner: 5.0000% of what is staked, £0.20 a round',
    );
    const kept = section(ROUND_SUBJECT, having({ reserve: '1/20' }));
    expect(factOf(kept, 'Kept for the next seed')).toBe(
      '5.0000% of each wager, on a reserve meter that becomes the meter once it is won in full',
    );
    expect(factOf(kept, 'First seed')).toBe('£100, from the house, once; later seeds come from the reserve');
    expect(
      kept.some(
        (block) =>
          block.kind === 'paragraph' &&
          block.text.endsWith(
            'Over the long run it adds nothing: with a reserve, the seed has no part in the edge.',
          ),
      ),
    ).toBe(true);
  });

  it('has a row for each number of players', () => {
    const byPlayers = [
      {
        players: 1,
        averageMeter: '200/1',
        breakEvenMeter: '300/1',
        longRunReturn: '17/20',
        envyCost: '1/50',
      },
      { players: 2, breakEvenMeter: '0/1', longRunReturn: '9/10' },
    ];
    const asked = (rows: object[]) =>
      tableOf(
        section(
          ROUND_SUBJECT,
          having({ course: { ...meter.course, byPlayers: rows } as ProgressiveFigures['course'] }),
        ),
        'number of players',
      );
    expect(asked(byPlayers)).toEqual({
      kind: 'table',
      caption: 'Jackpot: what the number of players with the wager changes',
      rowHeaders: 1,
      columns: [
        { title: 'Players' },
        figure('Average meter'),
        figure('Break-even meter'),
        figure('Long-run house edge'),
        figure('Envy'),
      ],
      rows: [
        { cells: ['1', '£200', '£300', '15.0000%', '2.0000%'] },
        { cells: ['2', '–', 'none', '10.0000%', '0.0000%'] },
      ],
    });
    expect(asked(byPlayers.slice(1))?.columns).toHaveLength(4);
    expect(asked(byPlayers.slice(1))?.rows[0]?.cells).toHaveLength(4);
  });

  it('says who divides it, and how many play on average', () => {
    const said = (more: Partial<ProgressiveFigures>, label: string) =>
      factOf(section(ROUND_SUBJECT, having(more)), label);
    expect(said({}, 'Several winners')).toBeUndefined();
    expect(said({ players: '7/2' }, 'Players with the wager')).toBe('3.5 in a round on average');
    expect(said({ players: '3/1' }, 'Players with the wager')).toBe('3 in a round');
    expect(said({ shared: 'split' }, 'Several winners')).toContain('evenly');
    expect(said({ fixedPaidFrom: 'house' }, 'Fixed pays')).toBe(
      'taken from the house; they return 45.0000% of each wager at any meter',
    );
    expect(said({ breakEvenMeter: '0/1' }, 'Break-even meter')).toBe(
      'none: the fixed pays alone return the whole stake or more',
    );
  });

  it('ends with the meter at its seed where nothing is taken from it', () => {
    const made = section(ROUND_SUBJECT, having({ meterShare: '0/1' }));
    const labels = made
      .flatMap((block) => (block.kind === 'facts' ? block.entries : []))
      .map(({ label }) => label);
    expect(labels.at(-1)).toBe('Meter at its seed');
  });

  it('warns of a meter that is always empty, only where fixed pays are taken from it', () => {
    const notes = (more: Partial<ProgressiveFigures>) =>
      section(ROUND_SUBJECT, having(more)).filter(({ kind }) => kind === 'note');
    const note = {
      kind: 'note',
      tone: 'attention',
      title: 'The fixed pays take more from the meter than is added to it',
      lines: ['On average the meter is empty, and the house must make up the shortfall.'],
    };
    expect(notes({ averageMeter: '0/1' })).toEqual([note]);
    expect(notes({ averageMeter: '0/1', fixedPaidFrom: 'house' })).toEqual([]);
    expect(notes({})).toEqual([]);
    expect(notes({ contribution: '0/1' }), 'a share of nothing was declared').toEqual([]);
  });

  it('says nothing of the long run where nobody declared what feeds the meter', () => {
    const { progressive: _, ...circumstances } = ROUND_SUBJECT.variant.circumstances;
    const subject = { ...ROUND_SUBJECT, variant: { ...ROUND_SUBJECT.variant, circumstances } };
    const made = section(subject, having({ contribution: '0/1', seed: '0/1' }));
    expect(made.filter(({ kind }) => kind === 'note')).toEqual([
      {
        kind: 'note',
        tone: 'attention',
        title: 'No share of the wagers is declared for the meter',
        lines: ['What it returns over the long run is not known until one is declared.'],
      },
    ]);
    expect(factOf(made, 'Added to the meter')).toBe('not known: no share was declared');
    expect(factOf(made, 'Seed')).toBe('£0, assumed: none was declared');
    expect(factOf(made, 'Over the long run')).toBe(
      'not known: it depends on the share of each wager that is added to the meter',
    );
    expect(factOf(made, 'Average meter')).toBeUndefined();
    expect(JSON.stringify(made)).not.toContain('where the long-run return comes from');
  });

  it('draws the meter once where it stands at its seed, and nothing where there is nothing to mark', () => {
    const marks = (more: Partial<ProgressiveFigures>) =>
      curveOf(section(ROUND_SUBJECT, having(more)))?.marks.map(({ label }) => label);
    expect(marks({ meter: '100/1' })).toEqual(['seed', 'average', 'break-even']);
    const { breakEvenMeter: _, ...never } = meter;
    expect(curveOf(section(ROUND_SUBJECT, { ...jackpot, progressive: never }))).toBeUndefined();
    expect(marks({ seed: '0/1', meter: '0/1', averageMeter: '0/1', breakEvenMeter: '0/1' })).toBeUndefined();
    // A meter that is the furthest point lies on the drawing: 0.55 - 0.0019 x 1000 = -1.35.
    const far = curveOf(section(ROUND_SUBJECT, having({ meter: '1000/1' })));
    expect(far?.marks[1]).toEqual({ x: 1000, y: expect.closeTo(-1.35, 9), label: 'here' });
    expect(far?.lines[0]?.points[1]?.[0]).toBeGreaterThanOrEqual(1000);
    expect(far?.up.ticks[0]?.at).toBeLessThanOrEqual(-1.35);
    expect(far?.up.ticks.at(-1)?.at).toBeGreaterThanOrEqual(0.55);
  });
});
