/**
 * `check`: a variant's findings and what is open. Exits 1 if anything open is an alarm: a breach, a conflict,
 * a player who gains.
 */

import type { Figures } from '@/rulebooks/edges/headline-edge';
import { edgesOrRefusal } from '@/rulebooks/edges/house-edge';
import { evaluate } from '@/rulebooks/evaluation/index';
import { countOf } from '@/rulebooks/findings/finding';
import { isAlarmCode } from '@/rulebooks/findings/open-codes';
import { openGroups } from '@/rulebooks/findings/open-groups';
import { onDay, openItems } from '@/rulebooks/findings/open-items';
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import type { Game } from '@/rulebooks/format/record';
import { strayConsents } from '@/rulebooks/offer/part-names';
import { dayIn } from '@/rulebooks/zones';
import { answer, EXIT, printJson, type Register } from '../command';
import { type Chosen, chosenFor, type VariantOptions, withVariantOptions } from '../options/variant-options';
import { commissionsOf, commissionsText } from '../shown/commission-text';
import { wagerName } from '../shown/names';
import { textTable } from '../shown/text-table';

export function checked({ variant, day, resolved }: Chosen, figures: Figures, today: string) {
  const findings = evaluate({ rulebook: resolved.rulebook, variant, figures, day });
  const wagers = Object.keys(variant.wagers).length + Object.keys(variant.written ?? {}).length;
  const commission = commissionsOf(figures, { variant, resolved });
  const { circumstances } = variant;
  const open = openItems({
    wagers,
    findings,
    circumstances,
    stray: strayConsents(resolved.game, variant),
    analysis: 'not-kept',
    ...onDay(day, today),
  });
  return {
    rulebook: variant.rulebook,
    ...(resolved.rulebook.status === 'draft' && { draftEdition: resolved.rulebook.edition }),
    game: variant.game,
    at: day,
    findings,
    breaches: countOf(findings, 'breach'),
    playerGains: countOf(findings, 'player-gains'),
    conflicts: countOf(findings, 'conflict'),
    confirmed: countOf(findings, 'confirmed'),
    ...(Object.keys(commission).length > 0 && { commission }),
    open: openGroups(open).map(({ code, severity, count, says }) => ({ code, severity, count, says })),
  };
}

type Checked = ReturnType<typeof checked>;

const by = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function findingsText(
  game: Pick<Game, 'wagers'>,
  {
    findings,
    breaches,
    playerGains,
    conflicts,
    confirmed,
    commission = {},
    open,
    draftEdition: edition,
  }: Checked,
): string {
  const columns = ['verdict', 'clause', 'wager', 'finding'].map((title) => ({ title }));
  const rows = findings.map(({ verdict, clause, wager, explanation }) => [
    VERDICT_WORDS[verdict].word,
    clause,
    wager === undefined ? '' : wagerName(game, wager),
    explanation,
  ]);
  const total = [
    by(findings.length, 'finding', 'findings'),
    ...(playerGains > 0 ? [`the player gains on ${by(playerGains, 'wager', 'wagers')}`] : []),
    by(breaches, 'breach', 'breaches'),
    ...(conflicts > 0 ? [by(conflicts, 'conflict', 'conflicts')] : []),
    ...(confirmed > 0 ? [`${confirmed} confirmed by a person, not computed`] : []),
  ].join(', ');
  const left =
    open.length === 0 ? 'Nothing is open.' : ['Open:', ...open.map(({ says }) => `- ${says}`)].join('\n');
  const draft = edition === undefined ? [] : [`Under a draft, ${edition}, which is not in force.`];
  return `${[...draft, textTable(columns, rows), ...commissionsText(commission, game), `${total}.`, left].join('\n\n')}\n`;
}

export const registerCheck: Register = (program, context) => {
  withVariantOptions(program.command('check').description('check a variant against every rule in force'))
    .option(
      '--draft-edition <file>',
      'check against the rulebook as this draft edition (JSON) would change it',
    )
    .option('--json', 'print JSON')
    .action((options: VariantOptions & { json?: boolean }) =>
      answer(context, chosenFor(context, options), (chosen) =>
        answer(context, edgesOrRefusal(chosen.resolved), (figures) => {
          const result = checked(chosen, figures, dayIn(chosen.variant.rulebook, context.now()));
          if (options.json) printJson(context, result);
          else context.out(findingsText(chosen.resolved.game, result));
          if (result.open.some(({ code }) => isAlarmCode(code))) context.exit(EXIT.breach);
        }),
      ),
    );
};
