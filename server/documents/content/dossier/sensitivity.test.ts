/** "Sensitivity" for a wheel with one zero or two, and for pay tables side by side. */
import { describe, expect, it } from 'vitest';
import { type GameOption, GameOption as Option } from '@/rulebooks/format/record';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { ROUND_SUBJECT } from '../../testing/round-subject';
import { SUBJECT } from '../../testing/subject';
import { whole } from '../../testing/whole';
import { offered } from '../wagers';
import { sensitivity } from './sensitivity';

const right = { align: 'right' as const, figures: true };
const strong = (text: string) => ({ text, strong: true });
const heading: Block = { kind: 'heading', level: 2, text: 'Sensitivity' };

const zeros = Option.parse({
  id: 'zeros',
  label: 'Zeros',
  explains: 'How many zeros the wheel has.',
  clause: '1.6',
  values: [
    { value: '1', label: 'One zero' },
    { value: '2', label: 'Two zeros' },
  ],
  default: '1',
  sets: 'zeros',
});

function having(options: GameOption[], chosen: Record<string, string> = {}, parameters = {}): Subject {
  const game = { ...SUBJECT.game, options, parameters };
  const rulebook = { ...SUBJECT.rulebook, games: [game] };
  return { ...SUBJECT, rulebook, game, variant: { ...SUBJECT.variant, options: chosen } };
}
/** What follows the heading, the sentence and the pay tables of the tie. */
const optionsOf = (subject: Subject) => whole(sensitivity(subject, offered(subject))).slice(3);

describe('pay tables side by side', () => {
  it('have in bold what differs from the one offered, and the edge of each', () => {
    expect(whole(sensitivity(SUBJECT, offered(SUBJECT)))).toEqual([
      heading,
      {
        kind: 'paragraph',
        text: 'The pay tables that the rulebook permits, side by side, on the same distribution. Pays that differ from what is offered are in bold.',
      },
      {
        kind: 'table',
        caption: 'Tie',
        splits: true,
        rowHeaders: 1,
        columns: [
          { title: 'Event', grow: 1 },
          { title: 'Minimum odds', ...right, grow: 1 },
          { title: 'Pay table 1 (offered)', ...right, grow: 1 },
        ],
        rows: [
          { cells: ['A tie', strong('1 to 1'), '2 to 1'] },
          // 22/37 - 10/37 and 22/37 - 20/37.
          { total: true, cells: ['House edge', '32.4324%', '5.4054%'] },
        ],
      },
    ]);
  });

  it('of a round have a dash where no edge was recorded, and say so', () => {
    const [, said, table] = whole(sensitivity(ROUND_SUBJECT, offered(ROUND_SUBJECT)));
    expect(said).toEqual({
      kind: 'paragraph',
      text: 'The pay tables that the rulebook permits, side by side, on the same distribution. Pays that differ from what is offered are in bold. Where the player decides, each table was solved separately; a dash means that was not done for this variant.',
    });
    expect(table?.kind === 'table' && table.rows.at(-1)?.cells).toEqual(['House edge', '–', '25.0000%']);
  });

  it('have a column of their own for pays the operator wrote', () => {
    const wagers = { ...SUBJECT.variant.wagers, tie: { payTable: 'custom', pays: { win: '3 to 1' } } };
    const analysed = SUBJECT.analysis.wagers.map((each) =>
      each.id === 'tie'
        ? {
            ...each,
            payTable: 'custom',
            // 22/37 - 30/37.
            houseEdge: '-8/37',
            events: each.events.map((event) =>
              event.id === 'win' ? { ...event, pays: '3 to 1', net: '3/1' } : event,
            ),
          }
        : each,
    );
    const subject: Subject = {
      ...SUBJECT,
      variant: { ...SUBJECT.variant, wagers },
      analysis: { ...SUBJECT.analysis, wagers: analysed },
    };
    const table = whole(sensitivity(subject, offered(subject)))[2];
    if (table?.kind !== 'table') throw new Error('no table of pays');
    expect(table.columns.slice(1).map(({ title, ...rest }) => [title.endsWith('(offered)'), rest])).toEqual([
      [true, { ...right, grow: 1 }],
      [false, { ...right, grow: 1 }],
      [false, { ...right, grow: 1 }],
    ]);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['A tie', '3 to 1', strong('1 to 1'), strong('2 to 1')],
      ['House edge', '−21.6216%', '32.4324%', '5.4054%'],
    ]);
  });

  it('are none where the rulebook prints one for each wager', () => {
    const [, , tie] = SUBJECT.game.wagers;
    const wagers = SUBJECT.game.wagers.filter((wager) => wager !== tie);
    const game = { ...SUBJECT.game, wagers };
    const subject: Subject = {
      ...SUBJECT,
      game,
      analysis: { ...SUBJECT.analysis, wagers: SUBJECT.analysis.wagers.slice(0, 2) },
    };
    expect(whole(sensitivity(subject, offered(subject)))).toEqual([
      heading,
      {
        kind: 'paragraph',
        text: 'Every wager is offered at the minimum odds, and the rulebook prints no other pay table for any of them.',
      },
    ]);
  });
});

describe('options beside what was chosen', () => {
  it('have the edge of each wager under the other values', () => {
    // Two zeros: 37 - 35 of 38, 18 + 1 - 18 of 38, and 26 - 24 of 38.
    expect(optionsOf(having([zeros]))).toEqual([
      {
        kind: 'table',
        caption: 'Zeros: house edge under each value, where it changes',
        splits: true,
        rowHeaders: 1,
        columns: [
          { title: 'Wager', grow: 1 },
          { title: 'One zero (chosen)', ...right },
          { title: 'Two zeros', ...right },
        ],
        rows: [
          { cells: ['One number', '2.7027%', '5.2632%'] },
          { cells: ['Red', '1.3514%', '2.6316%'] },
          { cells: ['Tie', '5.4054%', '5.2632%'] },
        ],
      },
    ]);
  });

  it('leave out wagers that do not change, options that move no number, and values not recorded', () => {
    // Under one zero, the number and red cost what they cost in the made-up analysis.
    const [two] = optionsOf(having([zeros], { zeros: '2' }));
    expect(two?.kind === 'table' && two.rows.map(({ cells }) => cells)).toEqual([
      ['Tie', '5.4054%', '2.7027%'],
    ]);
    expect(two?.kind === 'table' && two.columns.map(({ title }) => title)).toEqual([
      'Wager',
      'Two zeros (chosen)',
      'One zero',
    ]);
    const { sets: _, ...notice } = zeros;
    expect(optionsOf(having([notice]))).toEqual([]);
    expect(optionsOf(having([{ ...zeros, recorded: ['1'] }]))).toEqual([]);
    const [recorded] = optionsOf(having([{ ...zeros, recorded: ['1', '2'] }]));
    expect(recorded?.kind === 'table' && recorded.caption).toBe(
      'Zeros: house edge under other values, where it changes',
    );
  });

  it('say so where no edge moves', () => {
    const [number, red] = SUBJECT.analysis.wagers;
    const subject = having([{ ...zeros, sets: 'unused' }]);
    const analysis = { ...SUBJECT.analysis, wagers: [number, red] as Subject['analysis']['wagers'] };
    expect(optionsOf({ ...subject, analysis })).toEqual([]);
    expect(whole(sensitivity({ ...subject, analysis }, offered({ ...subject, analysis }))).slice(-1)).toEqual(
      [{ kind: 'paragraph', text: 'Zeros changes no house edge on offer.' }],
    );
  });

  it('of money are compared with none of them, all together', () => {
    const amount = (id: string, label: string): GameOption => ({
      ...zeros,
      id,
      label,
      kind: 'amount',
      sets: id,
      values: [{ value: 'none', label: 'None' }],
      default: 'none',
    });
    const amounts = [amount('cap', 'Cap'), amount('least', 'Least')];
    expect(optionsOf(having(amounts))).toEqual([]);
    const [number, red] = SUBJECT.analysis.wagers;
    const subject = having(amounts, { cap: '100', least: '10' });
    const analysis = { ...SUBJECT.analysis, wagers: [number, red] as Subject['analysis']['wagers'] };
    const put = { ...subject, analysis };
    expect(whole(sensitivity(put, offered(put))).at(-1)).toEqual({
      kind: 'paragraph',
      text: 'Cap; Least: they change no house edge on offer.',
    });
    const both = optionsOf(having(amounts, { cap: '100' }))[0];
    expect(both).toEqual({
      kind: 'table',
      caption: 'Cap: house edge with and without, where it changes',
      splits: true,
      rowHeaders: 1,
      columns: [
        { title: 'Wager', grow: 1 },
        { title: 'With (chosen)', ...right },
        { title: 'Without', ...right },
      ],
      rows: [{ cells: ['Tie', '5.4054%', '2.7027%'] }],
    });
  });
});
