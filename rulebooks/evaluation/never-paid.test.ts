import { expect, it } from 'vitest';
import { countWager } from '@/simulations/request/written-wagers';
import { glance } from '../draft/glance';
import { exactEdges } from '../edges/house-edge';
import { openGroups } from '../findings/open-groups';
import { openItems } from '../findings/open-items';
import { signLines } from '../findings/sign-lines';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import { evaluate } from './index';

const AT = '2008-01-01';
const row = (event: string, label: string, when: string) => ({ event, label, when, pays: '20 to 1' });

/** By hand: no throw of three dice totals 19, and the one throw of 18 is a triple. */
const written = {
  'own-1': {
    label: 'High road',
    rows: [
      row('row-1', 'A triple', 'triple'),
      row('row-2', 'Nineteen', 'total >= 19'),
      row('row-3', 'Eighteen', 'total == 18'),
    ],
    otherwise: 'lose' as const,
  },
};

function sicBo() {
  const book = rulebookOf('gb-2007', AT);
  const game = book.ok ? gameOf(book.value, 'sic-bo') : book;
  if (!book.ok || !game.ok) throw new Error('gb-2007 has Sic Bo');
  const variant = { ...defaultVariant(book.value, game.value), wagers: {}, written };
  const resolved = resolveVariant(book.value, variant, AT);
  if (!resolved.ok) throw new Error(resolved.problems[0]?.message);
  return { rulebook: book.value, game: game.value, variant, resolved: resolved.value };
}

it('finds a row that no throw has and one that an earlier row always takes', () => {
  const { rulebook, variant, resolved } = sicBo();
  const findings = evaluate({ rulebook, variant, figures: exactEdges(resolved), day: AT });
  const found = findings.filter(({ verdict }) => verdict === 'never-paid');
  expect(found.map(({ wager, event, explanation }) => [wager, event, explanation])).toEqual([
    [
      'own-1',
      'row-2',
      'Row 2 of High road, “Nineteen”, is never paid: no outcome reaches it. Change its condition, move it up, or remove it.',
    ],
    ['own-1', 'row-3', expect.stringContaining('Row 3 of High road, “Eighteen”')],
  ]);
  const open = openGroups(openItems({ wagers: 1, findings, analysis: 'current', circumstances: {} }));
  expect(open[0]).toMatchObject({ code: 'never-paid', severity: 'settle', count: 2 });
  const missing = signLines(findings).missing.map(({ text }) => text);
  for (const { explanation } of found) expect(missing).toContain(explanation);
});

it('says nothing before the rows are counted', () => {
  const { rulebook, variant } = sicBo();
  const verdicts = evaluate({ rulebook, variant, day: AT }).map(({ verdict }) => verdict);
  expect(verdicts).not.toContain('never-paid');
});

it('is known to the list of drafts', () => {
  const { rulebook, game, variant, resolved } = sicBo();
  const distributions = new Map(
    resolved.wagers.map(({ wager, engine }) => [wager.id, countWager(engine).distribution]),
  );
  const { open } = glance(rulebook, game, { variant, day: AT }, { usable: true, distributions, rounds: [] });
  expect(open).toContainEqual({ code: 'never-paid', count: 2 });
});
