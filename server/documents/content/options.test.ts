/** An option as people read it, and the cap that an edge is worked out for. */
import { expect, it } from 'vitest';
import type { GameOption } from '@/rulebooks/format/record';
import type { Subject } from '../subject';
import { SUBJECT } from '../testing/subject';
import { ceilingSaid } from './ceiling';
import { optionShown } from './options';

const option = (kind: GameOption['kind'], sets?: string): GameOption => ({
  id: sets ?? 'option',
  label: 'Option',
  explains: 'An option.',
  clause: '1.1',
  kind,
  values: [
    { value: '6', label: 'Six packs' },
    { value: 'none', label: 'No cap' },
  ],
  default: 'none',
  ...(sets !== undefined && { sets }),
});

it.each<[GameOption['kind'], string, string]>([
  ['choice', '6', 'Six packs'],
  ['choice', '8', '8'],
  ['amount', '2500', '£2,500'],
  ['amount', 'none', 'No cap'],
  ['percentage', '5%', '5%'],
  ['percentage', 'none', 'No cap'],
])('shows %s %s as %s', (kind, value, shown) => {
  expect(optionShown(option(kind), value, 'GBP')).toBe(shown);
});

const RIDE = { family: 'let-it-ride', parameters: { lowestPair: 10 } };

it('says which wager the edge is for only where there is a cap and a wager', () => {
  const said = (options: Record<string, string>, family: Partial<typeof RIDE> = RIDE) => {
    const game = {
      ...SUBJECT.game,
      ...family,
      options: [option('amount', 'royalMost'), option('amount', 'royalWager')],
    };
    return ceilingSaid({ ...SUBJECT, game, variant: { ...SUBJECT.variant, options } } as Subject);
  };
  expect(said({ royalMost: '25000', royalWager: '10' })).toBe(
    'The house edge of Test Wheel is for wagers of £10 each. It is higher on larger wagers, because a royal flush never pays more than £25,000.',
  );
  expect([said({}), said({ royalMost: '25000' }), said({ royalWager: '10' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(ceilingSaid(SUBJECT)).toBeUndefined();
  // A family that caps nothing has no such sentence, whatever its options are called.
  expect(said({ royalMost: '25000', royalWager: '10' }, {})).toBeUndefined();
});
