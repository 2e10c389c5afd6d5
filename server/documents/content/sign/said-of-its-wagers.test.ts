/** What a sign says of edges, premises and pays is of the wagers on it, and of the table it hangs at. */
import { describe, expect, it } from 'vitest';
import { defaultSubject } from '../../testing/default-subject';
import { placeSaid } from '../for-players';
import { plainText } from '../plain-text';
import { sign } from '../sign';
import { offered } from '../wagers';

const GB = { rulebook: 'gb-2007', day: '2008-03-01' } as const;

describe('the wagers of a sign', () => {
  it('are all that its options are about', async () => {
    const all = await defaultSubject({ ...GB, game: 'craps' });
    const some = Object.fromEntries(
      Object.entries(all.variant.wagers).filter(([id]) => !id.startsWith('behind')),
    );
    const without = await defaultSubject({ ...GB, game: 'craps' }, { wagers: some });
    const option = 'Behind the Come on a Come Out Roll';
    expect(plainText(sign(all).paper)).toContain(option);
    expect(plainText(sign(without).paper)).not.toContain(option);
  });
  it('have what their edges are for on each of several sheets', async () => {
    const subject = await defaultSubject({
      rulebook: 'co-rule-28',
      game: 'five-treasures',
      day: '2026-01-01',
    });
    for (const number of [1, 2]) {
      const wagers = new Set(
        offered(subject)
          .filter(({ wager }) => Boolean(wager.side) === (number === 2))
          .map(({ wager }) => wager.id),
      );
      expect(plainText(sign(subject, 'all', { number, of: 2, wagers }).paper)).toContain(
        'The house edges are for: 8 decks.',
      );
    }
  });
  it('have beside an edge what it is of: one of three equal wagers at let it ride', async () => {
    const subject = await defaultSubject({ ...GB, game: 'let-it-ride' });
    expect(plainText(sign(subject).paper)).toMatch(/House edge 3\.\d\d% of one of three equal wagers/);
  });
});

describe('a trial with premises of its own', () => {
  it('has them on its papers for players, until the game is adopted', async () => {
    const trial = { from: '2008-04-01', to: '2008-06-30', premises: 'Northgate York' };
    const subject = await defaultSubject(
      { ...GB, game: 'big-six' },
      { circumstances: { premises: 'Northgate Leeds', trial } },
    );
    expect(plainText(sign(subject).paper)).toContain('Northgate York');
    expect(plainText(sign(subject).paper)).not.toContain('Northgate Leeds');
    expect(placeSaid(subject)).toContain('Northgate York');
    const rulings = [{ record: { ruling: 'adopt' } }] as never;
    expect(placeSaid({ ...subject, record: { ...subject.record, rulings } })).toContain('Northgate Leeds');
  });
});
