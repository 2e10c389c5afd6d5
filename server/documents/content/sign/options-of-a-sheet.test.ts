import { expect, it } from 'vitest';
import { defaultSubject } from '../../testing/default-subject';
import { sign } from '../sign';
import { offered } from '../wagers';

it('an option stands on the sheet of the wager it names, though a shorter name is on another', async () => {
  const subject = await defaultSubject({ rulebook: 'gb-2007', game: 'craps', day: '2008-03-01' });
  const behindTheCome = (label: string) => label.startsWith('Behind the Come');
  const on = (number: number, isHere: (label: string) => boolean) => {
    const wagers = offered(subject).filter(({ label }) => isHere(label));
    expect(wagers.length).toBeGreaterThan(0);
    const ids = new Set(wagers.map(({ wager }) => wager.id));
    return JSON.stringify(sign(subject, 'all', { number, of: 2, wagers: ids }).paper.blocks);
  };
  const option = 'Behind the Come on a Come Out Roll';
  expect(on(1, (label) => !behindTheCome(label))).not.toContain(option);
  expect(on(2, behindTheCome)).toContain(option);
});
