import { expect, it } from 'vitest';
import { evaluate } from '../../evaluation';
import { defaultVariant } from '../../offer/resolve';
import { rulebookOf } from '../../registry';
import { gameOf } from '../../terms/lookup';
import type { Variant } from '../../variant/variant';

function findings(book: string, id: string, clause: string, wagers: string[], day: string) {
  const rulebook = rulebookOf(book, day);
  const game = rulebook.ok ? gameOf(rulebook.value, id) : rulebook;
  if (!rulebook.ok || !game.ok) throw new Error(`${book} has ${id}`);
  const start = defaultVariant(rulebook.value, game.value);
  const table = (wager: string) => start.wagers[wager] ?? { payTable: 'minimum', pays: {} };
  const variant: Variant = { ...start, wagers: Object.fromEntries(wagers.map((one) => [one, table(one)])) };
  return evaluate({ rulebook: rulebook.value, variant, figures: {}, day })
    .filter((finding) => finding.clause === clause && finding.threshold?.endsWith('beside it'))
    .map(({ verdict, found, explanation }) => ({ verdict, found, explanation }));
}
const DAY = '2008-01-01';

it('a side wager of blackjack needs the initial wager on offer', () => {
  expect(findings('gb-2007', 'blackjack', '4.46', ['royal-match'], DAY)).toEqual([
    {
      verdict: 'breach',
      found: 'Initial wager not on offer',
      explanation:
        'Royal Match is on offer without Initial wager, and rule 4.46 lets nobody place it without. Offer Initial wager as well, or take Royal Match off.',
    },
  ]);
  expect(findings('gb-2007', 'blackjack', '4.46', ['initial', 'royal-match'], DAY)).toMatchObject([
    { verdict: 'meets', found: 'Initial wager on offer' },
  ]);
  expect(findings('gb-2007', 'blackjack', '4.46', ['initial'], DAY)).toEqual([]);
});

it('insurance is checked beside its odds', () => {
  expect(findings('gb-2007', 'blackjack', '4.19', ['insurance'], DAY)).toMatchObject([{ verdict: 'breach' }]);
});

it('Trips Bonus needs both the Ante and the Blind', () => {
  const trips = (...others: string[]) =>
    findings('gb-2007', 'ultimate-holdem', '11.50', [...others, 'trips'], DAY).map(({ found }) => found);
  expect(trips()).toEqual(['Ante and Blind not on offer']);
  expect(trips('ante')).toEqual(['Blind not on offer']);
  expect(trips('ante', 'blind')).toEqual(['Ante and Blind on offer']);
});

it('a progressive of baccarat needs one of the wagers on the game, whichever', () => {
  const fortunes = (...others: string[]) =>
    findings('co-rule-28', 'fortunes-progressive', '30-2899.02(6)', [...others, 'fortunes'], '2026-01-01');
  expect(fortunes().map(({ verdict }) => verdict)).toEqual(['breach']);
  expect(fortunes('banker').map(({ verdict }) => verdict)).toEqual(['meets']);
});
