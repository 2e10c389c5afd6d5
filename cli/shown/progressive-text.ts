/** A wager paid from a meter, as text tables: terms, the long run, wins, and the number of players. */
import { toFixed } from '@/simulations/exact/decimal';
import { fromText, ONE, toText } from '@/simulations/exact/fraction';
import type { EventResult } from '@/simulations/figures/wager-figures';
import { decimal, percent } from '@/simulations/printing/numbers';
import { LEFT_LABEL, PART_LABELS, SHARED_EXPLAINS } from '@/simulations/progressive/explains';
import type {
  MeterCourse,
  PlayersFigures,
  ProgressiveFigures,
} from '@/simulations/progressive/meter-figures';
import { textTable } from './text-table';

/** With commas, as people type money. */
function money(text: string): string {
  const [whole = '', decimals = ''] = toFixed(fromText(text), 2).split('.');
  const kept = decimals.replace(/0+$/, '');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${kept && `.${kept}`}`;
}

const rest = (text: string): string => toText(ONE.sub(fromText(text)));

function terms(figures: ProgressiveFigures): [string, string][] {
  const { reserve, players, course } = figures;
  const next = course?.nextWin;
  return [
    ['one wager', money(figures.wager)],
    ['meter', money(figures.meter)],
    ['added to the meter', percent(figures.contribution)],
    ...(reserve ? [['added to the reserve', percent(reserve)] as [string, string]] : []),
    [reserve ? 'first seed' : 'seed', money(figures.seed)],
    ...(players ? [['players a round', decimal(players, 2)] as [string, string]] : []),
    ['returned by fixed pays', percent(figures.fixedReturn)],
    ...([
      ['break-even meter', figures.breakEvenMeter],
      [LEFT_LABEL.toLowerCase(), course?.ofWhatIsLeft?.breakEvenMeter],
      ['average meter over rounds', figures.averageMeter],
      ['meter when next won in full', next?.meter],
      ['reserve when won in full', next?.reserve],
    ].flatMap(([name, value]) => (value ? [[name, money(value)]] : [])) as [string, string][]),
    ['returned over the long run', percent(figures.longRunReturn)],
    ...(course?.envyCost ? [['paid as envy', percent(course.envyCost)] as [string, string]] : []),
  ];
}

const parts = (course: MeterCourse): string[][] =>
  (['fixed', 'contribution', 'reserve', 'seed'] as const)
    .filter((part) => fromText(course.parts[part]).n !== 0n)
    .map((part) => [PART_LABELS[part].toLowerCase(), percent(course.parts[part])]);

function byPlayers(rows: PlayersFigures[]): string {
  const columns = ['players', 'average meter', 'break-even meter', 'house edge, long run', 'envy'];
  return textTable(
    columns.map((title, index) => ({ title, right: index > 0 })),
    rows.map(({ players, averageMeter, breakEvenMeter, longRunReturn, envyCost }) => [
      String(players),
      averageMeter ? money(averageMeter) : '',
      breakEvenMeter ? money(breakEvenMeter) : '',
      percent(rest(longRunReturn)),
      envyCost ? percent(envyCost) : '',
    ]),
  );
}

export function progressiveText(
  figures: ProgressiveFigures,
  events: Pick<EventResult, 'id' | 'label'>[],
): string[] {
  const { course, shared } = figures;
  const named = (event: string) => events.find(({ id }) => id === event)?.label ?? event;
  const hits = course?.hits ?? figures.roundsBetween;
  const between = hits.map(({ event, rounds }) => [`rounds between: ${named(event)}`, decimal(rounds, 1)]);
  const two = (title: string, rows: string[][]) => textTable([{ title }, { title: '', right: true }], rows);
  return [
    two('progressive', [...terms(figures), ...between]),
    ...(shared ? [`Several winners: ${SHARED_EXPLAINS[shared]}.`] : []),
    ...(course ? [two('where the long-run return comes from', parts(course))] : []),
    ...(course?.byPlayers ? [byPlayers(course.byPlayers)] : []),
  ];
}
