/** Where a part meets a term first, it leads to what the term means. */
import { expect, it } from 'vitest';
import type { Block } from '../../paper';
import { glossary, termsMet } from './glossary';

const says = (text: string): Block[] => [{ kind: 'paragraph', text }];

it('leads to the terms of a part, each only from the part that has it first', () => {
  const said = new Set<string>();
  expect(termsMet(says('The witness has a standard error.'), said)).toEqual([
    {
      kind: 'paragraph',
      tone: 'small',
      text: 'Terms used here, explained in an annex: witness, standard error',
      to: 'glossary',
    },
  ]);
  expect(termsMet(says('A Witness, and a margin.'), said)).toMatchObject([
    { text: 'Terms used here, explained in an annex: margin' },
  ]);
  expect(termsMet(says('Nothing new.'), said)).toEqual([]);
  expect(glossary(says('The witness.'))[0]).toMatchObject({ id: 'glossary' });
});
