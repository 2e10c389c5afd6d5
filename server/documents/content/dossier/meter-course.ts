/** What a meter pays and how often, where its long-run return comes from, and what more players change. */
import type { MeterGiven } from '@/rulebooks/edges/headline-edge';
import { fromText, ONE, toText } from '@/simulations/exact/fraction';
import { decimal, measuredPercent, percent, whole } from '@/simulations/printing/numbers';
import { edgeInTheLongRun } from '@/simulations/progressive/edge-line';
import { PART_LABELS } from '@/simulations/progressive/explains';
import type { MeterCourse } from '@/simulations/progressive/meter-figures';
import type { Block, Row } from '../../paper';
import { feedUnknown, isNothing, type Money, type Progressive } from '../progressive';
import { wins } from '../wagers';

const figure = (title: string) => ({ title, align: 'right' as const, figures: true, grow: 1 });

/** An undeclared share is taken as the smallest that the rulebook permits, or as none where it prints none. */
const assumed = ({ contribution }: MeterGiven): string => (contribution ? '' : ', with the assumed share');

/** What each event pays, what that is worth at this meter, and how many rounds apart it comes. */
export function pays(each: Progressive, money: Money, given: MeterGiven): Block {
  const { label, result, progressive } = each;
  const atTable = feedUnknown(each, given) ? undefined : progressive.course?.hits;
  const alone = new Map(progressive.roundsBetween.map(({ event, rounds }) => [event, rounds]));
  const hits = new Map(atTable?.map((hit) => [hit.event, hit]));
  return {
    kind: 'table',
    caption: `${label}: what is paid, and how often`,
    rowHeaders: 1,
    columns: [
      { title: 'Event', grow: 1 },
      figure('Pays'),
      figure(given.meter ? 'Worth, at the declared meter' : 'Worth, at the seed'),
      ...(atTable ? [figure(`On average${assumed(given)}`)] : []),
      figure('Rounds between wins'),
    ],
    rows: wins(result).map(({ id, label: event, pays: odds, net, probability }): Row => {
      const hit = hits.get(id);
      const rounds = fromText(hit?.rounds ?? alone.get(id) ?? toText(fromText(probability).inverse()));
      const handed = money(fromText(net).add(1).mul(fromText(progressive.wager)), 'down');
      return {
        cells: [
          event,
          odds,
          handed,
          ...(atTable ? [hit ? money(hit.paid) : handed] : []),
          decimal(rounds, 1),
        ],
      };
    }),
  };
}

const PARTS = ['fixed', 'contribution', 'reserve', 'seed'] as const;

/** Everything returned over the long run, by whose money it is, and what is left. */
export function parts(each: Progressive, given: MeterGiven): Block[] {
  const { label, progressive } = each;
  const { course, longRunReturn } = progressive;
  if (!course || feedUnknown(each, given)) return [];
  const rows = PARTS.filter((part) => !isNothing(course.parts[part]));
  const keeps = edgeInTheLongRun(progressive);
  const envy = course.envyCost;
  const row = (name: string, value: string, total = false): Row => ({ cells: [name, percent(value)], total });
  return [
    {
      kind: 'table',
      caption: `${label}: where the long-run return comes from, per unit staked${assumed(given)}`,
      rowHeaders: 1,
      columns: [{ title: 'Part', grow: 2 }, figure('Share of the stake')],
      rows: [
        ...rows.map((part) => row(PART_LABELS[part], course.parts[part])),
        row('Returned', longRunReturn, true),
        row('Kept by the house', keeps),
        ...(envy
          ? [
              row('Paid as envy', envy),
              row('Left after envy', toText(fromText(keeps).sub(fromText(envy))), true),
            ]
          : []),
      ],
    },
  ];
}

/** What the first seed adds until it has been won. */
export function seedFades({ progressive: { course, seed, reserve } }: Progressive, money: Money): Block[] {
  if (!course || course.firstSeed.length === 0) return [];
  const told = course.firstSeed
    .map(({ rounds, share }) => `${measuredPercent(share)} over ${whole(rounds)} rounds`)
    .join(', ');
  const long = reserve
    ? 'Over the long run it adds nothing: with a reserve, the seed has no part in the edge.'
    : 'Later seeds are part of the long-run return.';
  return [
    {
      kind: 'paragraph',
      text: `The first seed of ${money(seed)} is paid out once. What it adds to the return: ${told}. ${long}`,
    },
  ];
}

/** One row per number of players: winners who divide the meter, or envy pays between players. */
export function byPlayers(each: Progressive, money: Money, given: MeterGiven): Block[] {
  const { label, progressive } = each;
  const rows = progressive.course?.byPlayers;
  if (!rows || feedUnknown(each, given)) return [];
  const envied = rows.some(({ envyCost }) => envyCost !== undefined);
  const edge = (returned: string) => percent(toText(ONE.sub(fromText(returned))));
  return [
    {
      kind: 'table',
      caption: `${label}: what the number of players with the wager changes${assumed(given)}`,
      rowHeaders: 1,
      columns: [
        { title: 'Players' },
        figure('Average meter'),
        figure('Break-even meter'),
        figure('Long-run house edge'),
        ...(envied ? [figure('Envy')] : []),
      ],
      rows: rows.map(
        ({ players, averageMeter, breakEvenMeter, longRunReturn, envyCost }): Row => ({
          cells: [
            String(players),
            averageMeter ? money(averageMeter) : '–',
            breakEvenMeter && !isNothing(breakEvenMeter) ? money(breakEvenMeter, 'up') : 'none',
            edge(longRunReturn),
            ...(envied ? [percent(envyCost ?? '0/1')] : []),
          ],
        }),
      ),
    },
  ];
}

/** Several meters at one table: how often each is won, at what meter, and its edge. */
export function sideBySide(found: Progressive[], moneyOf: (each: Progressive) => Money): Block[] {
  const known = found.filter((each): each is Progressive & { progressive: { course: MeterCourse } } =>
    Boolean(each.progressive.course),
  );
  if (known.length < 2) return [];
  return [
    {
      kind: 'table',
      caption: 'The progressives side by side',
      rowHeaders: 2,
      columns: [
        { title: 'Wager', grow: 1 },
        { title: 'Event', grow: 1 },
        figure('Rounds between wins'),
        figure('Average prize per winner'),
        figure('Long-run house edge'),
      ],
      rows: known.flatMap((each) => {
        const { label, result, progressive } = each;
        return progressive.course.hits.map(
          ({ event, rounds, paid }, index): Row => ({
            cells: [
              index === 0 ? label : '',
              result.events.find(({ id }) => id === event)?.label ?? event,
              decimal(fromText(rounds), 1),
              moneyOf(each)(paid),
              index === 0 ? percent(edgeInTheLongRun(progressive)) : '',
            ],
          }),
        );
      }),
    },
  ];
}
