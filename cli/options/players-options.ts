/** What a paper says to players: only the operator says it, so it is given or missing. */
import { type Command, Option } from 'commander';
import type { Rulebook } from '@/rulebooks/format/record';
import { typedNameRefused } from '@/rulebooks/names/typed-name';
import { onOneLine, quoted } from '@/rulebooks/spelling/quoted';
import { onPapers } from '@/server/letterheads/on-papers';
import { type Letterhead, MinimumAge, type PaperOrganisation } from '@/server/vocabulary/letterhead';
import { fail, ok, type Result } from '@/simulations/problems/problem';

export type PlayersOptions = { minimumAge?: string; playersHelp?: string; workingCopy?: boolean };

export const withPlayersOptions = (command: Command): Command =>
  command
    .option('--minimum-age <years>', 'from which age on one may play, for the leaflet')
    .option('--players-help <text>', 'where players get help, for the leaflet');

export const withWorkingCopy = (command: Command): Command =>
  command.addOption(
    new Option('--working-copy', 'write it also where something is missing, marked so on every page'),
  );

const refused = (message: string, field: string) => fail({ code: 'input-unreadable', message, field });

/** As the operator says it for the place of this rulebook; an option goes before what the letterhead says. */
export function organisationFrom(
  options: PlayersOptions,
  rulebook: Pick<Rulebook, 'jurisdiction' | 'players'>,
  letterhead: Letterhead = {},
): Result<PaperOrganisation | undefined> {
  const said = letterhead.players?.[rulebook.jurisdiction];
  const age = options.minimumAge ?? said?.minimumAge?.toString();
  const playersHelp = options.playersHelp ?? said?.help;
  const minimumAge = age === undefined ? undefined : Number(age);
  if (age !== undefined && !MinimumAge.safeParse(minimumAge).success)
    return refused(`Write --minimum-age 18, a whole number from 1 to 99, not ${quoted(age)}.`, 'minimum-age');
  const { jurisdiction, players } = rulebook;
  if (minimumAge !== undefined && players && minimumAge < players.minimumAge)
    return refused(
      `Players in ${jurisdiction} are ${players.minimumAge} or older: ${players.by}. Give --minimum-age ${players.minimumAge} or more.`,
      'minimum-age',
    );
  const help = playersHelp === undefined ? undefined : onOneLine(playersHelp).trim();
  const message = help === undefined ? undefined : typedNameRefused(help);
  if (help === '' || (help && help.length > 300))
    return refused('Give --players-help in 1 to 300 characters.', 'players-help');
  if (message) return refused(message, 'players-help');
  const given = { ...(minimumAge !== undefined && { minimumAge }), ...(help !== undefined && { help }) };
  return ok(onPapers({ ...letterhead, players: { [jurisdiction]: given } }, rulebook));
}
