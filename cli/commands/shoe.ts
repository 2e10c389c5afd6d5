/** `shoe`: what a cut card, the number of players and somebody who counts cards change, from real shoes. */
import { ok } from '@/simulations/problems/problem';
import { answer, type Register } from '../command';
import { readChartText } from '../options/variant-file';
import { askStudy, type StudyOptions, withStudyOptions } from './study';

/** The question, in every family that is dealt from a shoe. */
const SHOE = 'shoe';
const SETTINGS = ['shuffling', 'depth', 'players', 'play', 'spread', 'rounds', 'seed'] as const;

type ShoeOptions = Omit<StudyOptions, 'set'> & { chart?: string } & Partial<
    Record<(typeof SETTINGS)[number], string>
  >;

export const registerShoe: Register = (program, context) => {
  withStudyOptions(program.command(SHOE).description('deal real shoes down to a cut card, and count them'))
    .option('--depth <percent>', 'how much of the shoe is dealt, 75% (default: 75%)')
    .option('--players <number>', '1 to 7, or all of them one after another (default: all)')
    .option(
      '--play <whose>',
      'same as the house edge shown, basic, optimal or own (default: same; own with --chart)',
    )
    .option('--chart <file>', 'a chart of your own to play by, as text: a line for each hand')
    .option('--spread <units>', 'the most units a card counter bets, 0 for none (default: 8)')
    .option('--rounds <number>', 'rounds of each number of players (default: 5,000,000)')
    .option('--seed <number>', 'the same seed gives the same figures (default: 1)')
    .option('--shuffling <when>', 'cut-card or continuous (default: cut-card)')
    .action(({ chart, ...options }: ShoeOptions) => {
      const text = chart === undefined ? ok('') : readChartText(chart);
      if (!text.ok) return answer(context, text, () => {});
      const play = options.play === undefined ? ['play=own'] : [];
      const own = chart === undefined ? [] : [...play, `chart=${text.value}`];
      const set = SETTINGS.flatMap((name) => {
        const value = options[name];
        return value === undefined ? [] : [`${name}=${value}`];
      });
      return askStudy(context, SHOE, { ...options, set: [...set, ...own] }, (name) => `--${name}`);
    });
};
