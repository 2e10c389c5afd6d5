/** What the test of a trial found, in the same words on pages and papers. */
import { NOT_RECOMPUTED } from '../wagers/own-counts';
import { type Hold, type Place, placeOf } from './hold';
import { chanceOf, FALSE_ALARM, type Flag, type Point, wayOf } from './monitor';
import type { JudgedTable, JudgedTrial } from './trial';

export type Said = { title: string; says: string };

/** "at most 1 in 340" */
export const chanceSaid = (chance: number): string => {
  if (chance >= 1) return 'any';
  if (chance < 1e-9) return 'less than 1 in 1,000,000,000';
  return chance > 0.1
    ? `at most ${Math.ceil(chance * 100 - 1e-9)} in 100`
    : `at most 1 in ${Math.floor(1 / chance).toLocaleString('en-GB')}`;
};

const ALARM = `1 in ${Math.round(1 / FALSE_ALARM)}`;

const soundGames = (chance: number): string =>
  chance >= 1
    ? 'Looked at every day so far, nothing speaks against the game.'
    : `Of games that work as submitted and are looked at every day, ${chanceSaid(chance)} would by now have been as far off.`;

/** The flag is of all tables together: a table or a wager may lie far off while others make up for it. */
function unflagged({ wagers, tables }: Pick<JudgedTrial, 'wagers' | 'tables'>, chance: number): Said {
  const flagged = tables.filter(({ flag }) => flag !== 'none').length;
  if (flagged > 0)
    return {
      title: `No flag on all tables together; ${flagged} of ${tables.length} ${flagged === 1 ? 'is flagged by itself' : 'are flagged by themselves'}`,
      says: 'Together they kept what the submitted game explains: others make up for a table that did not.',
    };
  const staked = wagers.filter(({ handle }) => handle > 0);
  const far = staked.filter((hold) => placeOf(hold)?.startsWith('beyond-99')).length;
  return far === 0
    ? { title: 'No flag: the results fit the submitted game', says: soundGames(chance) }
    : {
        title: `No flag on all wagers together; ${far} of ${staked.length} lie beyond 99%`,
        says: `${soundGames(chance)} A wager beyond its band is a reason to look into it.`,
      };
}

/** Of a flag that goes up if stakes were alike: whether others explain what was kept. */
function unequalSaid(chance: number | undefined): string {
  if (chance === undefined)
    return 'Whether unequal stakes explain it cannot be said: the limits of the tables do not say how many players there are.';
  return chance >= 1
    ? 'Stakes as unequal as the limits allow could explain it.'
    : `Where stakes were as unequal as the limits allow, that chance is ${chanceSaid(chance)}: no flag by that.`;
}

export function flagSaid(
  { flag, wagers, tables, points }: Pick<JudgedTrial, 'flag' | 'wagers' | 'tables' | 'points'>,
  last: Point,
): Said {
  const way = flag === 'none' ? undefined : wayOf(points, flag);
  switch (flag) {
    case 'none':
      return unflagged({ wagers, tables }, last.chance);
    case 'if-stakes-alike':
      return {
        title: `Flag: the tables kept ${way} than the submitted game explains, if stakes were alike`,
        says: `${soundGames(last.chance)} The flag goes up at ${ALARM}. ${unequalSaid(last.chanceAnyStakes)}`,
      };
    case 'whatever-the-stakes':
      return {
        title: `Flag: the tables kept ${way} than the submitted game explains, whatever the stakes were`,
        says: `With stakes as unequal as the limits allow, ${chanceSaid(chanceOf(last, flag))} games that work as submitted would by now have been as far off. The flag goes up at ${ALARM}.`,
      };
  }
}

const ASSUMES: Record<Flag, string> = {
  'if-stakes-alike': 'if stakes were alike',
  'whatever-the-stakes': 'whatever the stakes were',
};

/** Of one table, where it is flagged by itself: its chance counts for every table and for all together. */
export function tableFlagSaid({ flag, way, last }: JudgedTable, name: string): Said | undefined {
  if (flag === 'none' || !last || !way) return undefined;
  return {
    title: `Flag on ${name}: it kept ${way} than the submitted game explains, ${ASSUMES[flag]}`,
    says: `Of games that work as submitted and are looked at every day, ${chanceSaid(chanceOf(last, flag))} would by now be flagged so on any table or on all together. A flag goes up at ${ALARM}.`,
  };
}

const PLACES: Record<Place, string> = {
  'within-95': 'Within 95%',
  'within-99': 'Within 99%',
  'beyond-99-alike': 'Beyond 99%, if stakes were alike',
  'beyond-99': 'Beyond 99%, whatever the stakes',
};

export const placeSaid = (hold: Hold): string => {
  const place = placeOf(hold);
  if (!hold.actual) return 'Not reported by itself';
  return place ? PLACES[place] : 'No band for so few rounds';
};

/** What the figures rest on; printed wherever they are shown. */
const RESTS_ON = [
  'Reported are sums of a day, not stakes. “Stakes alike” takes the handle of a day as one equal stake in each round, all players on one result. Stakes that differ spread more; players on different results of one round spread less.',
  '“Whatever the stakes” takes every stake as the most that the limits of the table and its players allow, which spreads most of all. It needs the number of players.',
  'Wagers on one round depend on each other in ways that no sum says: their spreads are added up, which is never too little.',
  `The test is a mixture of likelihood ratios (Robbins 1970; Ville’s inequality). It may be looked at every day and stopped at any time: over the whole trial, all tables and all looks, it flags at most ${ALARM} games that work as submitted. Half of that is for all tables together, the other half for single tables: a quarter for the first that reported, a twelfth for the next, and so on.`,
  'The band of a wager is of one look on the last day, with stakes alike: a wager that is not staked on in every round, or with stakes that differ, spreads more than it says. Of twenty wagers of a sound game, one lies beyond its 95% band. A wager beyond is a reason to look, and no flag; “whatever the stakes” is said where it lies beyond 99% with every stake the most as well.',
  'It holds where it does not depend on the results whether a day is reported. Days without a report are listed.',
  'What a meter paid is left out on both sides: for a wager paid from a meter, theory is what its table alone pays.',
] as const;

type Theory = { label: string; meter: boolean; byApplicant?: true };

export const restsOn = (wagers: readonly Theory[]): string[] => {
  const own = wagers.flatMap(({ label, byApplicant }) => (byApplicant ? [label] : []));
  return [
    ...RESTS_ON,
    ...(own.length > 0
      ? [
          `The theory of ${own.join(', ')} is that of counts by the applicant, which were not recomputed: results that fit it do not show that the counts are right.`,
        ]
      : []),
  ];
};

/** Said beside the name of a wager. */
export const theoryAsides = (wager: Pick<Theory, 'meter' | 'byApplicant'> | undefined): string[] => [
  ...(wager?.meter ? ['without its meter'] : []),
  ...(wager?.byApplicant ? [NOT_RECOMPUTED] : []),
];
