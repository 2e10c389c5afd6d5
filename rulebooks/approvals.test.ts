/**
 * Every clause that speaks of an approval, a consent or an agreement, and how it is read: by a document on file, or why by none. A
 * clause of the next rulebook that is not listed fails here.
 */
import { describe, expect, it } from 'vitest';
import type { Rule } from './format/record';
import { rulebooks } from './registry';

const SPEAKS = /approv|consent|\bagree|in writing|permission of/i;

/** Read from a document about it; the rest says in words why there is none to read. */
const DOCUMENT = 'a document';
const OF_THE_PLAYERS = 'the players at the table agree among themselves';
const PRINTED = 'the approval is of what is printed, and the rule holds the game to that';
const NAMES_NOBODY = 'no one is named who approves it, and no letter: a person confirms';
const OF_THE_AUTHORITY = 'what the authority does of its own accord, or with an application';
const documents = (...clauses: string[]) => Object.fromEntries(clauses.map((clause) => [clause, DOCUMENT]));
const because = (why: string, ...clauses: string[]) =>
  Object.fromEntries(clauses.map((clause) => [clause, why]));

const READ: Record<string, Record<string, string>> = {
  'gb-2007': {
    ...documents(
      '2.3',
      '2.3(b)',
      '2.3(h)',
      '2.6',
      '4.3',
      '5.1',
      '5.2',
      '6.2',
      '7.2',
      '8.2',
      '9.2',
      '10.4',
      '11.2',
      '12.2',
    ),
    ...documents('13.2', '3.12', '4.31', '4.39', '4.48', '6.31', '7.22', '11.16', '11.48', '11.77', '11.101'),
    ...documents('12.1', '13.28', '13.46'),
    ...because(OF_THE_AUTHORITY, '2.3(d)', '2.4(d)', '11.1'),
    ...because('it settles when a trial stops, and lets nothing begin', '2.3(f)'),
    ...because('it says that none is needed', '2.4(e)'),
    ...because('a contract about the bank, in which nobody allows the game', '2.5(b)'),
    ...because(OF_THE_PLAYERS, '4.4', '6.11'),
    ...because('the sign has the odds in any case; the layout is asked about in 5.1', '5.6'),
  },
  'co-rule-28': {
    ...documents('30-2803(2)', '30-2804', '30-2807(2)', '30-2808(3)(e)', '30-2811', '30-2899.04(5)(g)'),
    ...documents('30-2899.07(8)(d)(vii)', '30-2899.07(8)(e)(vi)', '30-2899.07(8)(f)(vi)'),
    ...because(OF_THE_PLAYERS, '30-2817(4)(e)', '30-2817(4)(f)'),
    ...because(NAMES_NOBODY, '30-2899.01(2)', '30-2899.02', '30-2899.03(2)', '30-2899.04(2)'),
    ...because(NAMES_NOBODY, '30-2899.06(5)', '30-2899.07(3)'),
  },
  'ca-hawaiian-gardens': {
    ...documents('Three Card 1(b)', 'EZ Baccarat 1(b)'),
    ...because(OF_THE_PLAYERS, 'Caribbean Stud 36', 'Nine and a Half 25'),
    ...because(PRINTED, 'Baccarat Nine 40', 'Super Pan 9 38(e)', 'Super Pan 9 39', 'Blackjack Poker 55(j)'),
    ...because(PRINTED, 'Ultimate 61(h)', 'Three Card 110(i)', 'EZ Baccarat 60(j)', 'EZ Baccarat 61'),
    ...because(PRINTED, 'Tiles Wild 34(h)', 'Rates Pai Gow 1(e)', 'Rates Three Card 1(e)'),
    ...because(
      PRINTED,
      'Rates Baccarat 1(c)',
      'Rates Baccarat 2',
      'Rates Pan 9 1(e)',
      'Rates EZ Baccarat 1(j)',
    ),
    ...because(PRINTED, 'Rates Nine and a Half 1(g)', 'Rates Nine and a Half 2', 'Rates Ultimate 1(e)'),
    ...because(OF_THE_AUTHORITY, 'Fortune 19', 'Three Card 1(d)', 'Three Card 109(a)', 'Tiles Wild 33(a)'),
    ...because(OF_THE_AUTHORITY, 'Collection Rates 1'),
    ...because(OF_THE_AUTHORITY, 'EZ Baccarat 1(d)'),
    ...because('its table is lost in the source, and the operator types it from its own copy', 'Pan 9 40'),
    ...because(NAMES_NOBODY, 'Fortune 34'),
  },
};

const LOOKS_UP = new Set(['consent', 'agreement', 'industry-wish']);

/** Measures that leave what they do not allow to a consent look for it on file themselves. */
const readsDocuments = ({ evidence, onBreach }: Rule): boolean =>
  [evidence ?? []]
    .flat()
    .some((part) => ('owes' in part ? LOOKS_UP.has(part.owes) : onBreach === 'needs-consent'));

describe.each(rulebooks().map((rulebook) => [rulebook.id, rulebook] as const))('%s', (id, rulebook) => {
  const speaking = rulebook.sections
    .flatMap(({ rules }) => rules)
    .filter(({ says, attests = '' }) => SPEAKS.test(`${says} ${attests}`));

  it('has every clause that speaks of one listed, and no other', () => {
    const known = Object.keys(READ[id] ?? {});
    expect([...new Set(speaking.map(({ clause }) => clause as string))].sort()).toEqual(known.sort());
  });

  it('asks for a document where one is said to be read, and only there', () => {
    const reads = (clause: string) =>
      rulebook.sections
        .flatMap(({ rules }) => rules)
        .some((rule) => rule.clause === clause && readsDocuments(rule));
    const said = speaking.map(({ clause }) => [clause, READ[id]?.[clause] === DOCUMENT] as const);
    expect(said).toEqual(said.map(([clause]) => [clause, reads(clause)]));
  });
});
