import { expect, it } from 'vitest';
import { openGroups } from '@/rulebooks/findings/open-groups';
import { openItem } from '@/rulebooks/findings/open-items';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { detailsOf } from './details';

const consent = (clause: ClauseId, says: string) => openItem({ code: 'consent', clause, says });
const unreviewed = (clause: ClauseId, says: string) => openItem({ code: 'unreviewed', clause, says });
const shown = (...items: ReturnType<typeof openItem>[]) =>
  detailsOf(openGroups(items, true)).map(({ items: own, above }) => [own.map(({ says }) => says), above]);

it('says a sentence once, where the same finding is open in two ways', () => {
  // In the order of the codes: findings that nobody judged come before consents.
  expect(
    shown(
      consent('2.1', 'The owner has to agree.'),
      consent('2.2', 'The maker has to agree.'),
      unreviewed('2.1', 'The owner has to agree.'),
      unreviewed('2.9', 'Nobody looked.'),
    ),
  ).toEqual([
    [['The owner has to agree.', 'Nobody looked.'], 0],
    [['The maker has to agree.'], 1],
  ]);
});

it('says it once where a clause asks the same of two wagers, and twice where two clauses do', () => {
  expect(shown(consent('2.1', 'Ask.'), consent('2.1', 'Ask.'), consent('2.2', 'Ask.'))).toEqual([
    [['Ask.', 'Ask.'], 0],
  ]);
});

it('has no sentence beside a kind that is that sentence', () => {
  const early = openItem({ code: 'not-rerun', says: 'The analysis was not run again.' });
  expect(shown(early, unreviewed('2.1', 'One.'), unreviewed('2.2', 'Two.'))).toEqual([
    [['One.', 'Two.'], 0],
    [[], 0],
  ]);
});
