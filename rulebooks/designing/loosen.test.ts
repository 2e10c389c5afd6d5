/** Which one limit is loosened, and how far: with a search whose answers are given here. */
import { describe, expect, it } from 'vitest';
import { familyOf } from '@/simulations/catalogue/families';
import type { Design, Question } from '@/simulations/designer/question';
import { type Fraction, ratio, toText } from '@/simulations/exact/fraction';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import { type DesignWish, loosenings, type Subject, startingWish } from '.';

function must<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error('expected a value');
  return result.value;
}

/** Roulette Rage has eleven rows that pay. */
function rage(): Subject {
  const rulebook = must(rulebookOf('gb-2007'));
  const game = must(gameOf(rulebook, 'roulette'));
  const variant = defaultVariant(rulebook, game);
  const found = must(resolveVariant(rulebook, variant)).wagers.find(
    ({ wager }) => wager.id === 'roulette-rage',
  );
  if (!found) throw new Error('no Roulette Rage');
  const { wager, spec, table, engine } = found;
  const distribution = familyOf(engine.family).distribution(engine.parameters, engine.wager);
  return { rulebook, game, wager, spec, table, distribution, variant, day: '2008-01-01' };
}

const subject = rage();
const NONE: Design = { proposals: [], found: 0, counted: true, looked: 1 };
const some = (...chances: Fraction[]): Design => ({
  ...NONE,
  found: chances.length,
  proposals: chances.map((probability) => ({
    pays: {},
    figures: {} as Design['proposals'][number]['figures'],
    top: { events: [], probability },
    changed: [],
  })),
});
const ONE = some(ratio(1, 50));
const PLAIN: Partial<DesignWish> = { order: 'any', changes: '', atMostOnceIn: '', atLeastOnceIn: '' };

async function told(
  wish: Partial<DesignWish>,
  answer: (question: Question, call: number) => Design | undefined,
) {
  const asked: Question[] = [];
  const found = await loosenings(subject, { ...startingWish(subject), ...PLAIN, ...wish }, (question) => {
    asked.push(question);
    return Promise.resolve(answer(question, asked.length));
  });
  return { found, asked };
}

describe('the order of the pays', () => {
  it('is given up where that lets tables in', async () => {
    const { found, asked } = await told({ order: 'never-less' }, ({ order }) => (order ? NONE : ONE));
    expect(found).toEqual([{ field: 'order', to: 'any' }]);
    expect(asked).toHaveLength(1);
    expect((await told({ order: 'always-more' }, () => NONE)).found).toEqual([]);
    expect((await told({ order: 'never-less' }, () => undefined)).found).toBeUndefined();
  });

  it('is left alone where none was asked for, or where the wish cannot be read', async () => {
    expect(await told({}, () => ONE)).toEqual({ found: [], asked: [] });
    const blank = { changes: ' ', atMostOnceIn: ' ', atLeastOnceIn: ' ' };
    expect(await told(blank, () => ONE)).toEqual({ found: [], asked: [] });
    expect(await told({ order: 'never-less', from: 'a lot' }, () => ONE)).toEqual({ found: [], asked: [] });
  });
});

describe('how many rows change', () => {
  const counts = (asked: Question[]) => asked.map(({ changes }) => changes?.most);

  it('is the fewest more that let tables in', async () => {
    const { found, asked } = await told({ changes: '1' }, ({ changes }) =>
      changes && changes.most >= 3 ? ONE : NONE,
    );
    expect(found).toEqual([{ field: 'changes', to: '3' }]);
    expect(counts(asked)).toEqual([2, 3]);
  });

  it('is tried up to every row that pays', async () => {
    const { found, asked } = await told({ changes: '8' }, () => NONE);
    expect(found).toEqual([]);
    expect(counts(asked)).toEqual([9, 10, 11]);
    expect((await told({ changes: '8' }, () => undefined)).found).toBeUndefined();
  });
});

describe('how often the largest prize falls', () => {
  const most = (asked: Question[]) => asked.map(({ top }) => top?.most && toText(top.most));
  const least = (asked: Question[]) => asked.map(({ top }) => top?.least && toText(top.least));

  it('may be more often: up to the rarest that any table has', async () => {
    // Once in 50, then in 125/2, then nothing rarer.
    const { found, asked } = await told(
      { atMostOnceIn: '100' },
      (_, call) => [some(ratio(1, 40), ratio(1, 50), ratio(1, 45)), some(ratio(2, 125)), NONE][call - 1],
    );
    expect(found).toEqual([{ field: 'atMostOnceIn', to: '62' }]);
    expect(most(asked)).toEqual([undefined, '1/51', '1/63']);
  });

  it('may be less often: down to the commonest', async () => {
    const { found, asked } = await told(
      { atLeastOnceIn: '10' },
      (_, call) => [some(ratio(1, 60), ratio(1, 50), ratio(1, 55)), some(ratio(2, 81)), NONE][call - 1],
    );
    expect(found).toEqual([{ field: 'atLeastOnceIn', to: '41' }]);
    expect(least(asked)).toEqual([undefined, '1/49', '1/40']);
  });

  it('is no help where no table is in the range at any, or where nobody waits', async () => {
    expect((await told({ atMostOnceIn: '100' }, () => NONE)).found).toEqual([]);
    const second = (_: Question, call: number) => (call === 1 ? ONE : undefined);
    expect((await told({ atMostOnceIn: '100' }, second)).found).toBeUndefined();
  });
});
