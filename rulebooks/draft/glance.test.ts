import { describe, expect, it } from 'vitest';
import { defaultVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import { glance } from './glance';

const rulebook = rulebookOf('co-rule-28');
const game = rulebook.ok ? gameOf(rulebook.value, 'baccarat') : rulebook;
if (!rulebook.ok || !game.ok) throw new Error('co-rule-28 has baccarat');
const start = defaultVariant(rulebook.value, game.value);

/** Made up: the words do not depend on how often the banker wins. */
const BANKER = {
  universe: 10n,
  outcomes: [
    { event: 'win', count: 4n },
    { event: 'tie', count: 1n },
    { event: 'lose', count: 5n },
  ],
  method: { id: 'made-up', explains: 'Made up.', reductions: [] },
};
const said = (rounding: string) =>
  glance(
    rulebook.value,
    game.value,
    {
      variant: { ...start, options: { ...start.options, 'vigorish-rounding': rounding } },
      day: '2022-01-01',
    },
    { usable: true, distributions: new Map([['banker', BANKER]]), rounds: [] },
  );

describe('the range of edges of a draft', () => {
  it('is from before the rounding where a charge is rounded', () => {
    // 4 in 10 win 19 to 20, 5 lose: the house keeps 5/10 - 4/10 x 19/20 = 3/25.
    expect(said('up')).toMatchObject({
      edges: ['3/25', '3/25'],
      beforeRounding: 'before the vigorish is rounded',
    });
    expect(said('exact').beforeRounding).toBeUndefined();
  });
});
