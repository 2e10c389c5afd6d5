/** The progressive wagers: what each returns at a meter and over the long run, and where its edge is zero. */
import type { MeterGiven } from '@/rulebooks/edges/headline-edge';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { currencyOf, feedUnknown, isNothing, moneyIn, type Progressive, progressives } from '../progressive';
import { givenOf, type Offered } from '../wagers';
import { type Apart, apartIf } from './long';
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
function nothingAdded(each: Progressive, given: MeterGiven): Block[] {
  if (!feedUnknown(each, given)) return [];
  return [
    {
      kind: 'note',
      tone: 'attention',
      title: 'No share of the wagers is declared for the meter',
      lines: ['What it returns over the long run is not known until one is declared.'],
    },
  ];
}

const INTRODUCTION: Block[] = [
  { kind: 'heading', level: 2, text: 'Progressive jackpot' },
  {
    kind: 'paragraph',
    text: 'What a wager returns depends on the meter. On average a round takes the same share of the meter whatever it shows, because the cards do not depend on it. So over the long run, what is added to the meter is what comes out of it, and the return no longer depends on what the meter shows at any moment.',
  },
];

const RARE: Block = {
  kind: 'paragraph',
  tone: 'small',
  text: 'Wins of the meter are rare, so what the house keeps over any one period can be far from its long-run share. The figures assume that the number of players does not depend on the meter.',
};

/** Of several, the section has them side by side, and an annex each by itself. */
export function progressive(subject: Subject, all: Offered[]): Apart {
  const home = subject.rulebook.currency;
  const moneyOf = (each: Progressive) => moneyIn(currencyOf(each.progressive, home));
  const found = progressives(all);
  if (found.length === 0) return { core: [], annex: [] };
  const several = found.length > 1;
  const made = found.map((each) => {
    const money = moneyOf(each);
    const given = givenOf(each, subject);
    return {
      label: { kind: 'heading' as const, level: 3 as const, text: each.label },
      terms: terms(each, money, given, subject),
      course: [
        pays(each, money, given),
        ...parts(each, given),
        ...drawn(each, home, given),
        ...seedFades(each, money),
        ...byPlayers(each, money, given),
        ...multiplied(subject, each, money),
      ],
      open: nothingAdded(each, given),
      warnings: overdrawn(each),
    };
  });
  const course = made.flatMap(({ label, course: own }): Block[] => [...(several ? [label] : []), ...own]);
  const { core, annex } = apartIf(several, course, {
    title: 'Each progressive by itself',
    id: 'progressives',
    line: 'What each pays, returns at each meter and over the long run, in an annex',
  });
  return {
    core: [
      ...INTRODUCTION,
      ...made.flatMap(({ label, terms: own, open, warnings }): Block[] => [
        ...(several ? [label] : []),
        ...open,
        own,
        ...(several ? warnings : []),
      ]),
      ...core,
      ...made.flatMap(({ warnings }) => (several ? [] : warnings)),
      ...sideBySide(found, moneyOf),
      RARE,
    ],
    annex,
  };
}
