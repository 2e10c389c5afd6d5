import { describe, expect, it } from 'vitest';
import { readWish, startingWish } from '@/rulebooks/designing';
import { defaultVariant, resolveVariant } from '@/rulebooks/offer/resolve';
import { rulebookOf } from '@/rulebooks/registry';
import { gameOf } from '@/rulebooks/terms/lookup';
import { design } from '@/simulations/designer/design';
import { ratio } from '@/simulations/exact/fraction';
import { countWager } from '@/simulations/request/written-wagers';
import { applyEdit, type Content } from '../../draft/content';
import { redo, startHistory, step, undo } from '../../draft/history';
import { viewWager } from '../../draft/wager-view';
import { editTo, shortPay, subjectOfView } from './designed';
import { nearestOf, summaryOf } from './sentences';

function opened(written?: Content['written']) {
  const rulebook = rulebookOf('gb-2007');
  const game = rulebook.ok ? gameOf(rulebook.value, 'punto-banco') : rulebook;
  if (!rulebook.ok || !game.ok) throw new Error('no such game');
  const start = defaultVariant(rulebook.value, game.value);
  const variant = { ...start, ...(written && { written }) };
  const content: Content = { name: 'A draft', day: '2008-01-01', ...variant };
  const resolved = resolveVariant(rulebook.value, variant);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
  const viewOf = (id: string) => {
    const found = resolved.value.wagers.find(({ wager }) => wager.id === id);
    if (!found) throw new Error(id);
    const { distribution } = countWager(found.engine);
    const choice = content.wagers[id] ?? { payTable: 'custom', pays: {} };
    return viewWager(resolved.value.game, found.wager, choice, new Map(), distribution);
  };
  const subjectOf = (id: string) => {
    const subject = subjectOfView(
      { rulebook: rulebook.value, game: resolved.value.game, content, options: new Map(), attestations: {} },
      viewOf(id),
    );
    if (!subject) throw new Error('no subject');
    return subject;
  };
  return { game: game.value, content, subjectOf };
}

const OWN = {
  label: 'Alike',
  rows: [
    { event: 'pairs', label: 'Both begin with a pair', when: 'player.pair and banker.pair', pays: '40 to 1' },
    { event: 'pair', label: 'One begins with a pair', when: 'player.pair or banker.pair', pays: '4 to 1' },
  ],
  otherwise: 'lose' as const,
};

describe('a table that was designed', () => {
  it('becomes the wager’s in one step, and one step takes it back', () => {
    const { game, content, subjectOf } = opened();
    const subject = subjectOf('dragon-bonus-player');
    const question = readWish(subject, startingWish(subject));
    if (!question.ok) throw new Error(JSON.stringify(question.problems));
    const { pays } = design(question.value).proposals[5] as { pays: Record<string, string> };
    const history = step(startHistory(content), applyEdit(content, editTo(subject.wager, pays), game, 'GBP'));
    const { payTable } = content.wagers['dragon-bonus-player'] as { payTable: string };
    const printed = subject.wager.payTables.find(({ id }) => id === payTable)?.rows ?? subject.wager.minimum;
    expect({ ...printed, ...history.present.wagers['dragon-bonus-player']?.pays }).toEqual(pays);
    expect(undo(history).present).toBe(content);
    expect(redo(undo(history)).present).toEqual(history.present);
  });

  it('prices the rows of a wager that the operator wrote', () => {
    const { game, content, subjectOf } = opened({ 'own-1': OWN });
    const subject = subjectOf('own-1');
    const question = readWish(subject, { ...startingWish(subject), from: '2', to: '12' });
    if (!question.ok) throw new Error(JSON.stringify(question.problems));
    const { proposals } = design(question.value);
    expect(proposals.length).toBeGreaterThan(3);
    const { pays } = proposals[0] as { pays: Record<string, string> };
    const after = applyEdit(content, editTo(subject.wager, pays), game, 'GBP');
    expect(after.written?.['own-1']?.rows.map((row) => row.pays)).toEqual([pays.pairs, pays.pair]);
    expect(after.written?.['own-1']?.rows.map((row) => row.when)).toEqual(OWN.rows.map((row) => row.when));
  });
});

describe('the sentence over the list', () => {
  const found = (count: number, shown: number, counted = true, breaching = 0) =>
    summaryOf({ found: count, counted, breaching, proposals: Array.from({ length: shown }) });
  it.each([
    [found(1, 1), '1 table is in the range: every one there is.'],
    [found(12, 12), '12 tables are in the range: every one there is.'],
    [
      found(12, 10, true, 2),
      '12 tables are in the range: every one there is. 2 tables left out, because they would breach a rule.',
    ],
    [
      found(812, 40),
      '812 tables are in the range. 40 of them are shown, spread from the calmest to the wildest.',
    ],
    [
      found(40_000, 39, false),
      'At least 40,000 tables are in the range, more than can be listed. 39 are shown, spread from the calmest to the wildest.',
    ],
    [
      nearestOf({ nearest: { below: ratio(1, 30) }, loosenings: [] }),
      'The nearest is 3.3333%: lower “From” to 3.3333%, or allow other odds.',
    ],
    [
      nearestOf({
        nearest: { below: ratio(-1, 30), above: ratio(1, 30) },
        loosenings: [{ field: 'changes', to: '2' }],
      }),
      'The nearest are −3.3333% and 3.3333%: lower “From” to −3.3334%, or raise “To” to 3.3334%, or let 2 rows differ from today.',
    ],
    [
      nearestOf({ nearest: {}, loosenings: [] }),
      'No table meets all of this, whatever its edge, and no single limit is the cause. Allow more odds, or ask for less.',
    ],
    [
      nearestOf({
        nearest: {},
        loosenings: [
          { field: 'atLeastOnceIn', to: '12000' },
          { field: 'changes', to: '3' },
          { field: 'order', to: 'any' },
        ],
      }),
      'No table meets all of this, whatever its edge. Tables are in the range if you raise “at least once in” to 12,000, or let 3 rows differ from today, or let a rarer event pay anything.',
    ],
  ])('%s', (said, expected) => expect(said).toBe(expected));
});

it('a list of pays leaves the stake unsaid', () => {
  expect(['12 to 1', '3 to 2', 'push', '6 for 1'].map(shortPay)).toEqual(['12', '3 to 2', 'push', '6 for 1']);
});
