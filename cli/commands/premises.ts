/** `premises`: the leaflet of all games of a house, from a variant file for each. */

import { premisesMissing } from '@/server/documents/content/premises';
import { houseOf } from '@/server/documents/house';
import { makePremises } from '@/server/documents/make-premises';
import type { Subject } from '@/server/documents/subject';
import type { Problem } from '@/simulations/problems/problem';
import { complain, type Register } from '../command';
import { type LetterheadOptions, withLetterheadOptions } from '../options/letterhead-options';
import { nameFrom, type PaperOptions, subjectFrom, wrote } from '../options/paper-options';
import { type PlayersOptions, withPlayersOptions, withWorkingCopy } from '../options/players-options';
import { chosenFor } from '../options/variant-options';

type PremisesOptions = Pick<PaperOptions, 'out' | 'operator' | 'rounds' | 'seed' | 'json' | 'at'> &
  PlayersOptions &
  LetterheadOptions & {
    variant: string[];
    premises: string;
  };

const added = (file: string, files: string[]): string[] => [...files, file];

const NOTHING = { option: [], wager: [], payTable: [], pays: [], progressive: [] };

export const registerPremises: Register = (program, context) => {
  withWorkingCopy(
    withLetterheadOptions(
      withPlayersOptions(
        program
          .command('premises')
          .description('write the leaflet of all games of a house, with a table of their house edges'),
      ),
    ),
  )
    .requiredOption('--variant <file>', 'a variant as JSON, one for each game; repeated', added, [])
    .requiredOption('--premises <name>', 'where they are played')
    .requiredOption('--out <file>', 'the file to write')
    .option('--at <date>', 'the day whose rules apply (default: that of each file)')
    .option('--operator <name>', 'who offers them')
    .option('--rounds <number>', 'rounds of each wager that the witness plays', '100000')
    .option('--seed <number>', 'the seed of the witness', '1')
    .option('--json', 'print JSON')
    .action(async ({ variant: files, premises: given, ...options }: PremisesOptions) => {
      const premises = nameFrom(given, 'premises');
      if (!premises.ok) return complain(context, premises.problems);
      const subjects: Subject[] = [];
      const problems: Problem[] = [];
      for (const variant of files) {
        const one = { ...options, ...NOTHING, variant };
        const subject = await subjectFrom(one, chosenFor(context, one));
        if (subject.ok) subjects.push(subject.value);
        else problems.push(...subject.problems);
      }
      if (problems.length > 0) return complain(context, problems);
      const house = houseOf(premises.value ?? '', subjects);
      if (!house.ok) return complain(context, house.problems);
      return wrote(context, options, subjects, {
        bytes: await makePremises(house.value),
        missing: premisesMissing(house.value).map(({ text }) => text),
      });
    });
};
