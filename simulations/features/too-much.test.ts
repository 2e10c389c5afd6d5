import { expect, it } from 'vitest';
import { familyOf } from '../catalogue/families';
import { type ConditionWager, loses, pays } from './condition';
import type { Conditions } from './conditions';
import { tooMuch } from './too-much';

const baccarat = familyOf('baccarat');
const conditions = baccarat.conditions as Conditions;
const parameters = baccarat.parameters.parse({});

const RANKS = [1, 2, 3].flatMap((n) => [`player.rank${n}`, `banker.rank${n}`]);

const looking = (rows: number, looksAt: string[]): ConditionWager => ({
  rows: Array.from({ length: rows }, (_, row) => ({
    event: pays(`row-${row}`, `Row ${row}`),
    when: { looksAt, holds: () => false },
  })),
  otherwise: loses('None'),
});

it.each([
  ['sixteen rows, whatever they look at', 16, RANKS, undefined],
  ['seventeen over six named ranks', 17, RANKS, 'Write at most 16 rows'],
  ['sixty over what has few values', 60, ['banker.total', 'player.total'], undefined],
])('%s', (_, rows, looksAt, sentence) => {
  const said = tooMuch(conditions, parameters, looking(rows, looksAt));
  if (sentence === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(sentence);
});
