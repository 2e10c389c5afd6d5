import { beforeAll, describe, expect, it } from 'vitest';
import { analyseVariant, figuresFrom } from '@/rulebooks/analysis/analyse';
import { evaluate } from '@/rulebooks/evaluation';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { gameUnder } from '@/rulebooks/offer/charges';
import { defaultVariant } from '@/rulebooks/offer/resolve';
import { rulebooks } from '@/rulebooks/registry';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { SUBJECT } from '../../testing/subject';
import { whole } from '../../testing/whole';
import { plainText } from '../plain-text';
import { sign } from '../sign';
import { offered } from '../wagers';
import { commission } from './commission';
import { sensitivity } from './sensitivity';

const rulebook = rulebooks().find(({ id }) => id === 'co-rule-28') as Rulebook;
const printed = rulebook.games.find(({ id }) => id === 'baccarat') as Game;
const day = '2024-01-15';

async function subjectWith(options: Record<string, string>): Promise<Subject> {
  const start = defaultVariant(rulebook, printed);
  const limits = { currency: 'USD', minimum: 500, maximum: 50_000 };
  const variant = {
    ...start,
    options: { ...start.options, ...options },
    wagers: { banker: start.wagers.banker ?? { payTable: 'minimum', pays: {} } },
    circumstances: { limits },
  };
  const analysis = await analyseVariant(variant, { day, rounds: 1_000, seed: 28 });
  if (!analysis.ok) throw new Error(analysis.problems[0]?.message);
  const findings = evaluate({ rulebook, variant, day, figures: figuresFrom(analysis.value) });
  const { record } = SUBJECT;
  return {
    rulebook,
    game: gameUnder(printed, variant),
    variant,
    day,
    analysis: analysis.value,
    findings,
    record,
  };
}

const textOf = (blocks: Block[]): string =>
  blocks
    .flatMap((block) => (block.kind === 'paragraph' && typeof block.text === 'string' ? [block.text] : []))
    .join(' ');
const rowsOf = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(({ cells }) => cells) : []));

describe('vigorish of five per cent, rounded up', () => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await subjectWith({ 'vigorish-rounding': 'up' });
  });

  it('is shown by stake, from limit to limit', () => {
    const blocks = commission(subject, offered(subject));
    const right = { align: 'right', figures: true };
    expect(blocks[0]).toEqual({ kind: 'heading', level: 3, text: 'Vigorish by stake' });
    expect(blocks[1]).toMatchObject({ kind: 'paragraph', tone: 'small', keepWithNext: true });
    expect(blocks[2]).toMatchObject({
      caption: 'Banker’s Hand: vigorish and house edge by stake',
      rowHeaders: 1,
      columns: ['Stake', 'Vigorish', 'Share taken', 'House edge'].map((title) => ({ title, ...right })),
    });
    const said = textOf(blocks);
    // The banker wins 0.458597 and loses 0.446247 of all hands: even at 1 - 0.446247 / 0.458597.
    expect(said).toBe(
      'Banker’s Hand: 5.0000% of what is won on “The banker wins”, rounded up to the next multiple of 25 cents (30-2808(3)). Stakes run between the table’s limits. On stakes in steps of $0.25 the house edge runs from 1.0579% at $5 to 3.1325% at $5.25. Without rounding, the house edge is zero at a share of 2.6932%; below that the player gains.',
    );
    // Derived independently: see independent-figures.md of the rulebook.
    expect(rowsOf(blocks)).toContainEqual(['$5', '$0.25', '5.0000%', '1.0579%']);
    expect(rowsOf(blocks)).toContainEqual(['$7', '$0.50', '7.1429%', '2.0406%']);
    expect(rowsOf(blocks)).toContainEqual(['$12', '$0.75', '6.2500%', '1.6312%']);
    expect(rowsOf(blocks).at(-1)?.[0]).toBe('$500');
    expect(textOf(blocks)).toContain(
      'On stakes in steps of $0.25 the house edge runs from 1.0579% at $5 to 3.1325% at $5.25',
    );
  });

  it('is on the sign', () => {
    const text = plainText(sign(subject, 'changed').paper);
    expect(text).toContain('Vigorish on the Banker’s Hand: 5%, on the amount won, rounded up');
    expect(text).toContain('Players may ask for a copy of all baccarat rules.');
    expect(text).toContain('19 to 20');
    // The rule wants the odds of every wager at the table: they are in rows, and never as a line.
    expect(text).not.toContain(' pays: ');
    expect(text).not.toContain('All other wagers');
    expect(text).toContain('house edge up to 3.14% (at $5.25), because the vigorish is rounded.');
  });
});

it('without rounding there is one edge; on ties, the share with a zero edge is shown', async () => {
  const exact = await subjectWith({});
  expect(textOf(commission(exact, offered(exact)))).toContain('the same at every stake');
  expect(plainText(sign(exact).paper)).not.toContain('is rounded');
  const ties = await subjectWith({ 'vigorish-charged': 'ties', vigorish: '25%' });
  expect(textOf(commission(ties, offered(ties)))).toContain('zero at a share of 12.9795%');
});

it('is beside other shares, and the other charge, under sensitivity', async () => {
  const subject = await subjectWith({});
  const rows = rowsOf(whole(sensitivity(subject, offered(subject))));
  // 5% as chosen, then 10, 15, 20 and 25%; then on wins as chosen and on ties.
  expect(rows).toContainEqual(['Banker’s Hand', '1.0579%', '3.3509%', '5.6439%', '7.9369%', '10.2299%']);
  expect(rows).toContainEqual(['Banker’s Hand', '1.0579%', '−0.7593%']);
});

it('says nothing if nothing is charged', async () => {
  const subject = await subjectWith({});
  const [round] = rulebook.games.filter(({ id }) => id === 'commission-free-baccarat');
  expect(commission({ ...subject, game: round as Game }, offered(subject))).toEqual([]);
});
