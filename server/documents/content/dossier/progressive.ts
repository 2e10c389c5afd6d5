/** The progressive wagers: what each returns at a meter, in the long run, and where it costs nothing. */
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { currencyOf, givenOf, isNothing, moneyIn, type Progressive, progressives } from '../progressive';
import type { Offered } from '../wagers';
import { byPlayers, parts, pays, seedFades, sideBySide } from './meter-course';
import { drawn } from './meter-curve';
import { multiplied } from './meter-scale';
import { terms } from './meter-terms';

/** Fixed pays that take more than is added leave the house to make up the meter. */
function overdrawn({ progressive }: Progressive): Block[] {
  const { averageMeter, fixedPaidFrom } = progressive;
  if (fixedPaidFrom !== 'meter' || averageMeter === undefined || !isNothing(averageMeter)) return [];
  return [
    {
      kind: 'note',
      tone: 'attention',
      title: 'The fixed pays take more from the meter than is added to it',
      lines: ['On average the meter stands empty, and the house has to make up what is missing.'],
    },
  ];
}

/** Rules that print no share leave it to the operator; until it is declared the long run lacks it. */
function nothingAdded({ progressive: { contribution, reserve } }: Progressive): Block[] {
  if (!isNothing(contribution) || reserve) return [];
  return [
    {
      kind: 'note',
      tone: 'attention',
      title: 'No share of the wagers is given that is added to the meter',
      lines: ['The long-run figures are those of a meter that only its seed feeds.'],
    },
  ];
}

export function progressive(subject: Subject, all: Offered[], section: number): Block[] {
  const home = subject.rulebook.currency;
  const moneyOf = (each: Progressive) => moneyIn(currencyOf(each.progressive, home));
  const found = progressives(all);
  return [
    { kind: 'heading', level: 2, text: `${section}  Progressive jackpot` },
    {
      kind: 'paragraph',
      text: 'What a wager returns depends on the meter. A round takes the same part of it on average whatever it shows, because the cards know nothing of it; so in the long run what is added to the meter is what comes out of it, and the return no longer depends on when one looks.',
    },
    ...found.flatMap((each): Block[] => {
      const money = moneyOf(each);
      return [
        ...(found.length > 1 ? [{ kind: 'heading' as const, level: 3 as const, text: each.label }] : []),
        terms(each, money, givenOf(each, subject)),
        pays(each, money),
        ...parts(each),
        ...drawn(each, home),
        ...seedFades(each, money),
        ...byPlayers(each, money),
        ...multiplied(subject, each, money),
        ...overdrawn(each),
        ...nothingAdded(each),
      ];
    }),
    ...sideBySide(found, moneyOf),
    {
      kind: 'paragraph',
      tone: 'small',
      text: 'Wins of the meter are rare, so what the house keeps over any one stretch can lie far from its long-run share. How many play is taken not to depend on what the meter shows.',
    },
  ];
}
