/** Clauses that ask the same of a licensee, in one rulebook or across them: they are of one kind and one scope. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../format/record';
import { rulebooks } from '../registry';

const BOOKS = { gb: 'gb-2007', co: 'co-rule-28', sg: 'sg-thbp-v6' } as const;
const RULES = new Map(
  rulebooks().flatMap(({ id, sections }) =>
    sections.flatMap(({ rules }) => rules.map((rule): [string, Rule] => [`${id}/${rule.clause}`, rule])),
  ),
);

/** "gb 5.9" */
function ruleOf(name: string): Rule {
  const [book, clause] = name.split(' ') as [keyof typeof BOOKS, string];
  const rule = RULES.get(`${BOOKS[book]}/${clause}`);
  if (!rule) throw new Error(`there is no clause ${name}`);
  return rule;
}

type Asked = 'confirmed' | 'held' | 'checked and confirmed' | 'nothing';
const asked = ({ kind, attests }: Rule): Asked => {
  if (kind === 'informative') return 'nothing';
  if (kind === 'attested') return 'confirmed';
  return attests === undefined ? 'held' : 'checked and confirmed';
};

/** Of which it is asked: always, of those who offer a wager, or under a choice. */
const shape = ({ appliesTo: { wagers, when } }: Rule): string =>
  [wagers ? 'with a wager' : '', when ? 'under a choice' : ''].filter(Boolean).join(', ') || 'always';

type Twins = { duty: string; asked: Asked; shape?: string; clauses: string };

const TWINS: Twins[] = [
  {
    duty: 'no player bets on more than one position',
    asked: 'confirmed',
    clauses: 'gb 5.9, gb 7.8, gb 11.9, gb 12.9, gb 13.10',
  },
  {
    duty: 'no partnership to exceed the maximum stake',
    asked: 'checked and confirmed',
    clauses: 'gb 3.10, gb 4.8, gb 5.5, gb 6.13, gb 7.5, gb 8.6, gb 9.5, gb 10.6, gb 11.5, gb 12.5, gb 13.5',
  },
  {
    duty: 'spoken wagers are covered and repeated',
    asked: 'confirmed',
    clauses: 'gb 3.8, gb 6.14, gb 8.7, gb 9.6, gb 10.7',
  },
  {
    duty: 'wagers are settled by where the chips lie',
    asked: 'confirmed',
    clauses: 'gb 3.9, gb 9.11, gb 10.8',
  },
  {
    duty: 'no progressive wager without a wager on the game',
    asked: 'checked and confirmed',
    shape: 'with a wager',
    clauses: 'gb 7.18, gb 11.41, gb 11.94, co 30-2899.02(6), sg 5.12.1',
  },
  {
    duty: 'progressive wagers are placed on the slot or sensor of the position',
    asked: 'confirmed',
    shape: 'with a wager',
    clauses: 'co 30-2899.04(5)(b), sg 3.5.3',
  },
  {
    duty: 'each position has a slot for the progressive wager',
    asked: 'confirmed',
    shape: 'with a wager',
    clauses: 'gb 7.19, gb 11.42, gb 11.95',
  },
  {
    duty: 'progressive wagers are registered and removed before the cards',
    asked: 'confirmed',
    shape: 'with a wager',
    clauses: 'co 30-2899.02(7), co 30-2899.04(5)(c), co 30-2899.07(6)(b)',
  },
  {
    duty: 'who shares the meter',
    asked: 'confirmed',
    shape: 'with a wager',
    clauses:
      'gb 11.45, gb 11.45(a), gb 11.45(b), gb 11.45(c), gb 11.98, gb 11.98(a), gb 11.98(b), gb 11.98(c), ' +
      'co 30-2899.02(4), co 30-2899.02(10)(c), co 30-2899.04(5)(f)(ii), co 30-2899.07(7)(d)(i), co 30-2899.07(7)(e)(i), co 30-2899.07(7)(f)(i)',
  },
  {
    duty: 'a share of the meter comes out of the jackpot shown',
    asked: 'confirmed',
    shape: 'with a wager',
    clauses: 'co 30-2899.02(10)(a), co 30-2899.04(5)(f)(i), co 30-2899.07(6)(g)',
  },
  {
    duty: 'a jackpot is entered, reported, supervised, verified and closed',
    asked: 'confirmed',
    shape: 'with a wager',
    clauses:
      'co 30-2899.02(10)(d), co 30-2899.02(10)(e), co 30-2899.02(10)(f), co 30-2899.02(10)(g), co 30-2899.02(10)(h), ' +
      'co 30-2899.04(5)(f)(iii), co 30-2899.04(5)(f)(iv), co 30-2899.04(5)(f)(v), co 30-2899.04(5)(f)(vi)',
  },
  {
    duty: 'a released jackpot is taken back by a manual adjustment only',
    asked: 'confirmed',
    shape: 'with a wager',
    clauses: 'co 30-2899.02(10)(i), co 30-2899.04(5)(f)(vii)',
  },
  {
    duty: 'no late wagers',
    asked: 'confirmed',
    shape: 'always',
    clauses: 'co 30-2807(4), co 30-2807(5), co 30-2812(2), co 30-2817(2), sg 3.2, sg 5.5, sg 5.6',
  },
  {
    duty: 'the opening wagers are placed before any card',
    asked: 'confirmed',
    shape: 'always',
    clauses:
      'gb 5.10, gb 7.9, gb 11.17, gb 11.49, gb 11.102, gb 12.14, gb 13.15, co 30-2899.01(6)(a), co 30-2899.07(6)(a)',
  },
  {
    duty: 'a side wager is placed before any card, within the limits',
    asked: 'confirmed',
    shape: 'with a wager',
    clauses: 'gb 6.34, gb 7.25, gb 13.31, gb 13.49, co 30-2899.03(6)(a)',
  },
  {
    duty: 'the size of a later wager is fixed by the first',
    asked: 'confirmed',
    shape: 'always',
    clauses:
      'gb 5.13, gb 7.12, gb 11.19, gb 11.23, gb 11.27, gb 11.52, gb 11.57, gb 11.61, gb 11.81, gb 11.104, sg 3.9.2',
  },
  {
    duty: 'what a player who folds loses',
    asked: 'confirmed',
    shape: 'always',
    clauses: 'gb 5.14, gb 11.20, gb 11.62, gb 11.82, sg 3.9.1',
  },
  {
    duty: 'with which hand the dealer qualifies',
    asked: 'confirmed',
    shape: 'always',
    clauses: 'gb 5.16, gb 11.64, gb 11.87, gb 11.108',
  },
  {
    duty: 'equal hands return the wagers',
    asked: 'confirmed',
    clauses:
      'gb 4.17, gb 5.17, gb 5.21, gb 6.26, gb 6.40, gb 7.15, gb 13.23, gb 11.36, gb 11.66, sg 3.10.4, co 30-2807(1)(a)(iii), co 30-2807(1)(b)(iii), ' +
      'co 30-2899.03(5)(b), co 30-2899.03(6)(e)(ii)',
  },
  {
    duty: 'the lower hand loses',
    asked: 'confirmed',
    clauses:
      'gb 5.19, gb 7.14, gb 11.35, gb 11.67, gb 11.71, gb 11.90, gb 11.111, gb 11.114, gb 13.24, sg 3.10.3, ' +
      'co 30-2807(1)(a)(ii), co 30-2807(1)(b)(ii), co 30-2807(1)(c)',
  },
  {
    duty: 'a side wager without a winning hand loses',
    asked: 'confirmed',
    clauses:
      'gb 4.35, gb 4.44, gb 4.53, gb 5.23, gb 6.43, gb 6.44, gb 7.32, gb 11.34, gb 11.74, gb 11.84, gb 11.115, gb 12.28, gb 12.32, gb 13.35, gb 13.52, co 30-2899.03(6)(e)(iii)',
  },
  {
    duty: 'how the cards are dealt',
    asked: 'confirmed',
    shape: 'always',
    clauses:
      'gb 4.9, gb 4.10, gb 5.12, gb 6.21, gb 7.10, gb 11.10, gb 12.12, gb 12.16, gb 13.13, gb 13.17, co 30-2812(1), co 30-2812(3), co 30-2812(4), co 30-2817(3), sg 3.7, sg 3.8',
  },
  {
    duty: 'cards are drawn by the table of play',
    asked: 'confirmed',
    shape: 'always',
    clauses:
      'gb 4.14, gb 6.22, gb 6.23, gb 6.24, gb 6.27, co 30-2813(2), co 30-2813(3), co 30-2814(1), co 30-2814(2), co 30-2814(3), co 30-2814(4)',
  },
  {
    duty: 'the round is dealt by the procedures of the house',
    asked: 'confirmed',
    shape: 'always',
    clauses:
      'co 30-2899.01(6)(b), co 30-2899.02(8), co 30-2899.03(6)(b), co 30-2899.04(5)(d), co 30-2899.06(5), co 30-2899.07(6)(c)',
  },
  {
    duty: 'the round is settled together at its end',
    asked: 'confirmed',
    shape: 'always',
    clauses: 'co 30-2899.01(6)(c), co 30-2899.02(9), co 30-2899.03(6)(c), co 30-2899.04(5)(e)',
  },
  {
    duty: 'in which order wagers are settled',
    asked: 'confirmed',
    clauses: 'gb 6.37, gb 11.15, gb 12.13, gb 13.14, co 30-2815(2), co 30-2815(2)(a)',
  },
  {
    duty: 'the dealer’s hand is shown and compared',
    asked: 'confirmed',
    shape: 'always',
    clauses:
      'gb 11.30, gb 11.31, gb 11.63, gb 11.65, gb 11.86, gb 11.89, gb 11.107, gb 11.112, gb 13.22, sg 3.10',
  },
  {
    duty: 'cards of an idle table are kept in a set way',
    asked: 'confirmed',
    shape: 'under a choice',
    clauses: 'co 30-2810(6)(a), co 30-2810(6)(d)',
  },
  {
    duty: 'what is done about irregularities',
    asked: 'confirmed',
    shape: 'always',
    clauses:
      'co 30-2816(1), co 30-2816(2), co 30-2816(3), co 30-2816(4), sg 5.1.1, sg 5.1.2, sg 5.2, sg 5.3, sg 5.4, sg 5.7, sg 5.15',
  },
  {
    duty: 'cards, dice and wheels are kept secure',
    asked: 'confirmed',
    shape: 'always',
    clauses: 'gb 3.7, gb 4.7, gb 5.4, gb 6.12, gb 7.4, gb 8.4, gb 9.4, gb 10.5, gb 11.4, gb 12.4, gb 13.4',
  },
  {
    duty: 'one pack of cards',
    asked: 'confirmed',
    shape: 'always',
    clauses: 'gb 5.3, gb 7.3, gb 11.3, gb 12.3, gb 13.3, sg 2.1',
  },
  {
    duty: 'a side wager is taken without any other wager',
    asked: 'confirmed',
    shape: 'with a wager',
    clauses: 'gb 3.19, gb 6.33, co 30-2899.01(5)(e)',
  },
  {
    duty: 'a choice that the clause gives the player is left to the player',
    asked: 'confirmed',
    clauses: 'gb 4.12, gb 6.9, gb 8.16, gb 11.104, gb 11.106, gb 12.19, gb 12.23',
  },
  {
    duty: 'a side wager is offered at marked tables only',
    asked: 'confirmed',
    shape: 'with a wager',
    clauses: 'gb 3.13, gb 6.32, gb 7.23, gb 13.29, gb 13.47',
  },
  {
    duty: 'a side wager is offered at marked tables with a permitted number of decks',
    asked: 'checked and confirmed',
    shape: 'with a wager',
    clauses: 'gb 4.32, gb 4.40, gb 4.49',
  },
  {
    duty: 'a side wager belongs to an owner, who must agree to variations',
    asked: 'held',
    shape: 'with a wager',
    clauses: 'gb 3.12, gb 4.31, gb 4.39, gb 4.48, gb 6.31, gb 7.22, gb 13.28, gb 13.46',
  },
  {
    duty: 'only listed side wagers, unless the Commission agrees',
    asked: 'held',
    shape: 'always',
    clauses: 'gb 4.3, gb 5.2, gb 6.2, gb 12.2, gb 13.2',
  },
  {
    duty: 'the decks of a table change between shoes only',
    asked: 'confirmed',
    shape: 'always',
    clauses: 'gb 4.4, gb 6.11',
  },
  {
    duty: 'a side wager beside a hand needs the wager on the hand',
    asked: 'checked and confirmed',
    shape: 'with a wager',
    clauses: 'gb 4.19, gb 4.37, gb 4.46, gb 4.55, gb 7.24, gb 11.50, gb 12.15, gb 13.16',
  },
  {
    duty: 'a side wager on the first cards is settled before the hand is played',
    asked: 'confirmed',
    shape: 'with a wager',
    clauses: 'gb 4.38, gb 4.47, gb 4.56',
  },
  {
    duty: 'a stake may not be taken back or cut once it has its point',
    asked: 'checked and confirmed',
    shape: 'with a wager',
    clauses: 'gb 8.17(a), gb 8.17(c)',
  },
  {
    duty: 'a wager behind another is no larger than that permits',
    asked: 'checked and confirmed',
    shape: 'with a wager',
    clauses: 'gb 8.17(e), gb 8.17(f), gb 8.17(g), gb 8.17(h)',
  },
  {
    duty: 'a progressive may be added',
    asked: 'nothing',
    shape: 'with a wager',
    clauses: 'gb 7.16, gb 7.17, gb 11.39, gb 11.40, gb 11.92, gb 11.93',
  },
  {
    duty: 'a layout is an example',
    asked: 'nothing',
    clauses: 'gb 3.1, gb 4.1, gb 6.1, gb 7.1, gb 8.1, gb 9.1, gb 11.1, gb 13.1',
  },
  { duty: 'where variations would be listed', asked: 'nothing', clauses: 'gb 8.20, gb 9.13, gb 10.11' },
  {
    duty: 'whole tables may be used',
    asked: 'nothing',
    clauses: 'gb 3.29, gb 4.43, gb 4.52, gb 6.42, gb 11.73, gb 12.31, gb 13.37',
  },
  {
    duty: 'who owns a game',
    asked: 'nothing',
    clauses:
      'co 30-2899.01(1), co 30-2899.03(1), co 30-2899.04(1), co 30-2899.05, co 30-2899.06, co 30-2899.07(1)',
  },
  {
    duty: 'what a wager wins on, where its table is held',
    asked: 'nothing',
    clauses:
      'co 30-2899.01(5)(a), co 30-2899.01(5)(b), co 30-2899.03(4)(a), co 30-2899.07(7)(a)(i), co 30-2899.07(7)(a)(ii), gb 7.20, gb 11.43, gb 11.96',
  },
  {
    duty: 'the order of five-card hands',
    asked: 'nothing',
    shape: 'always',
    clauses:
      'gb 7.7, gb 7.7(a), gb 11.7, gb 11.7(a), gb 12.7, gb 12.7(a), gb 13.7, gb 13.7(a), sg 3.11, sg 3.11.1',
  },
];

describe('clauses that ask the same are treated the same', () => {
  it.each(TWINS)('$duty: $asked', ({ asked: expected, shape: of, clauses }) => {
    for (const name of clauses.split(', ')) {
      const rule = ruleOf(name);
      expect([name, asked(rule)]).toEqual([name, expected]);
      if (of !== undefined) expect([name, shape(rule)]).toEqual([name, of]);
    }
  });

  it('words the same statement the same way in one rulebook, under one duty', () => {
    const duties = new Map<string, Set<string>>();
    for (const [id, rule] of RULES)
      if (rule.attests) {
        const key = `${id.split('/')[0]} ${rule.attests}`;
        duties.set(key, (duties.get(key) ?? new Set()).add(rule.duty ?? ''));
      }
    expect([...duties].filter(([, of]) => of.size > 1)).toEqual([]);
  });
});

describe('an informative clause', () => {
  const informative = [...RULES].filter(([, rule]) => rule.kind === 'informative');
  const kindOf = (id: string, clause: string) => RULES.get(`${id.slice(0, id.indexOf('/'))}/${clause}`)?.kind;

  it('that is asked elsewhere, or lifts a rule, names clauses that ask something', () => {
    for (const [id, rule] of RULES)
      for (const clause of [...(rule.askedBy ?? []), ...(rule.lifts ?? [])])
        expect(['computed', 'attested'], `${id}: ${clause}`).toContain(kindOf(id, clause));
  });

  it('is a heading only where a clause below it is recorded', () => {
    for (const [id] of informative.filter(([, { informs }]) => informs === 'heading'))
      expect(
        [...RULES.keys()].some((other) => other.startsWith(`${id}(`) || other.startsWith(`${id}.`)),
        id,
      ).toBe(true);
  });

  it('does not say that somebody must do something', () => {
    for (const [id, { says, informs }] of informative)
      if (informs !== 'elsewhere' && informs !== 'heading')
        expect(says, id).not.toMatch(/\bmust\b|\bmay not\b|\bhas to\b|\bnobody\b/i);
  });
});
