import { expect, it } from 'vitest';
import { glance } from '@/rulebooks/draft/glance';
import { defaultVariant } from '@/rulebooks/offer/resolve';
import { rulebookOf } from '@/rulebooks/registry';
import { gameOf } from '@/rulebooks/terms/lookup';
import { contentOf } from './content';
import { judged } from './judged';

const AT = '2024-01-15';

/** Colorado Rule 28, 30-2808(3): a vigorish of 5% to 25%. */
function typed(vigorish: string) {
  const book = rulebookOf('co-rule-28', AT);
  const game = book.ok ? gameOf(book.value, 'baccarat') : book;
  if (!book.ok || !game.ok) throw new Error('co-rule-28 has Baccarat');
  const variant = { ...defaultVariant(book.value, game.value), options: { vigorish } };
  return { rulebook: book.value, game: game.value, variant };
}

const onVigorish = (text: string) => {
  const { rulebook, game, variant } = typed(text);
  const content = contentOf({ name: 'Baccarat', day: AT, variant });
  const { findings, problems } = judged({ rulebook, game, content, attestations: {}, views: [] });
  const [found] = findings.filter(({ option }) => option === 'vigorish');
  return { verdict: found?.verdict, found: found?.found, fields: problems.map(({ field }) => field) };
};

it.each([
  ['5%', 'meets', '5%', []],
  ['4%', 'breach', '4%', ['options.vigorish']],
  ['some', 'not-assessed', 'some', ['options.vigorish']],
])('judges a vigorish of %s as it is typed', (text, verdict, found, fields) => {
  expect(onVigorish(text)).toEqual({ verdict, found, fields });
});

it('is how the list of drafts sees it too', () => {
  const { rulebook, game, variant } = typed('4%');
  const known = { usable: false, distributions: new Map(), rounds: [] };
  const { open } = glance(rulebook, game, { variant, day: AT }, known);
  expect(open).toContainEqual({ code: 'input-unusable', count: 1 });
  expect(open.find(({ code }) => code === 'breach')?.count).toBeGreaterThan(0);
});
