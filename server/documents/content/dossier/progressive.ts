/** The progressive wagers: what each returns at a meter and over the long run, and where its edge is zero. */
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { currencyOf, isNothing, moneyIn, type Progressive, progressives } from '../progressive';
import { givenOf, type Offered } from '../wagers';
import { byPlayers, parts, pays, seedFades, sideBySide } from './meter-course';
import { drawn } from './meter-curve';
import { multiplied } from './meter-scale';
import { terms } from './meter-terms';

/** If fixed pays take more than is added, the house makes up the meter. */
function overdrawn({ progressive }: Progressive): Block[] {
  const { averageMeter, fixedPaidFrom } = progressive;
  if (fixedPaidFrom !== 'meter' || averageMeter === undefined || !isNothing(averageMeter)) return [];
  return [
    {
      kind: 'note',
      tone: 'attention',
      title: 'The fixed pays take more from the meter than is added to it',
      lines: ['On average the meter is empty, and the house must make up the shortfall.'],
    },
  ];
}

/** Rules that print no share leave it to the operator; until it is declared, the long run has none. */
function nothingAdded({ progressive: { contribution, reserve } }: Progressive): Block[] {
  if (!isNothing(contribution) || reserve) return [];
  return [
    {
      kind: 'note',
      tone: 'attention',
      title: 'No share of the wagers is declared for the meter',
      lines: ['The long-run figures are for a meter fed only by its seed.'],
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
      text: 'What a wager returns depends on the meter. On average a round takes the same share of the meter whatever it shows, because the cards do not depend on it. So over the long run, what is added to the meter is what comes out of it, and the return no longer depends on what the meter shows at any moment.',
    },
    ...found.flatMap((each): Block[] => {
      const money = moneyOf(each);
      const given = givenOf(each, subject);
      return [
        ...(found.length > 1 ? [{ kind: 'heading' as const, level: 3 as const, text: each.label }] : []),
        terms(each, money, given),
        pays(each, money, given),
        ...parts(each, given),
        ...drawn(each, home, given),
        ...seedFades(each, money),
        ...byPlayers(each, money, given),
        ...multiplied(subject, each, money),
        ...overdrawn(each),
        ...nothingAdded(each),
      ];
    }),
    ...sideBySide(found, moneyOf),
    {
      kind: 'paragraph',
      tone: 'small',
      text: 'Wins of the meter are rare, so what the house keeps over any one period can be far from its long-run share. The figures assume that the number of players does not depend on the meter.',
    },
  ];
}
