import { expect, it } from 'vitest';
import type { Block } from '../../paper';
import { glossary, termsIn } from './glossary';

const says = (text: string): Block[] => [{ kind: 'paragraph', text }];

it('names the terms that a dossier uses, and no others, each with the place of its meaning', () => {
  const blocks = says('A Witness has a standard error.');
  expect(termsIn(blocks)).toEqual([
    { term: 'witness', to: 'glossary' },
    { term: 'standard error', to: 'glossary' },
  ]);
  expect(termsIn(says('Nothing new.'))).toEqual([]);
  expect(glossary(blocks)).toMatchObject([{ id: 'glossary' }, { rows: [{}, {}] }]);
});
