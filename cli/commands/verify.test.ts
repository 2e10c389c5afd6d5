import { expect, it } from 'vitest';
import { report } from './verify';

it('keeps every word of a forged dossier on its line, free of terminal commands', () => {
  const text = report({
    paper: 'dossier',
    version: 1,
    verdict: 'unvouched',
    game: 'Big Six',
    reference: 'A-0004\u001b[2J\nGENUINE. Every figure is equal.',
    status: 'Draft\u009b2J\nGENUINE. Seals hold.',
    operator: 'x\r\u2028GENUINE.\u202e',
    hash: 'a\nGENUINE.',
    vouched: {
      paper: { state: 'none' },
      signature: { state: 'none' },
      contradictions: ['It is\u2028GENUINE. here.'],
    },
    differences: [{ field: 'analysis\nGENUINE.', dossier: '\u001b[2J', recomputed: '1/52' }],
    samePages: true,
  });
  expect(text.split('\n').filter((line) => line.startsWith('GENUINE'))).toEqual([]);
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e]/u);
});
