import { describe, expect, it } from 'vitest';
import { ok } from '@/simulations/problems/problem';
import { type PaperOptions, subjectFrom } from './paper-options';
import type { Chosen } from './variant-options';

describe('the operator of a paper', () => {
  it.each(['Approved Rooms Ltd', 'Аррrоvеd', 'Gambling Commission'])('is refused as %s', async (operator) => {
    const options = { out: 'sign.pdf', rounds: '1000', seed: '1', operator } as PaperOptions;
    // Refused before anything is analysed.
    expect(await subjectFrom(options, ok({} as Chosen))).toMatchObject({
      ok: false,
      problems: [{ field: 'operator', code: 'input-unreadable' }],
    });
  });
});
