/** Other pays of a game as its rulebook lists it, which nobody approved here: the rules free higher odds and listed tables, and no more. */
import { openedWithout } from '@/rulebooks/evaluation/held-by-consents';
import type { Rulebook } from '@/rulebooks/format/record';
import { ruleName } from '@/rulebooks/spelling/wording';
import { gameOf } from '@/rulebooks/terms/lookup';
import { isSameName } from '@/rulebooks/variant/agreement-on-file';
import { listed } from '@/simulations/printing/lists';
import type { Content } from '../changes/content';
import { fromRulebook } from '../changes/from-rulebook';

type Judged = Content & { rulebook: Rulebook };

const SUBMIT = 'Submit this version.';

/** What of it is more than that, or less: sentences. Pays below a minimum are findings, which stand beside these. */
export function beyondListedPays(content: Judged): string[] {
  const { variant, rulebook } = content;
  const { trial, temporary } = variant.circumstances;
  const found = fromRulebook(content);
  if (!found || found.unlisted) return [`${rulebook.title} lists no such game. ${SUBMIT}`];
  if (trial) return ['It is offered as a trial, which the regulator approves. Submit it.'];
  if (temporary) return ['It is for a time. Notify it as a local variation, or submit it.'];
  const { departures, leftOut } = found;
  const parts = (of: (typeof departures)[number]['of']) => [
    ...new Set(departures.filter((each) => each.of === of).map(({ part }) => part)),
  ];
  const own = parts('written');
  const missing = leftOut.filter(({ side }) => !side).map(({ label }) => label);
  const tried = onTrialWithOtherPays(content, departures);
  const pays = departures.some(({ of }) => of === 'pays' || of === 'table');
  return [
    ...(own.length > 0 ? [`The rules do not list ${listed(own)}, so it is a variation. ${SUBMIT}`] : []),
    ...(missing.length > 0
      ? [`It leaves out ${listed(missing)}, so it changes more than pays. ${SUBMIT}`]
      : []),
    ...(tried.length > 0
      ? [`${listed(tried)}: on trial in these rules, with the odds agreed for it. ${SUBMIT}`]
      : []),
    ...byApprovalOnFile(content),
    ...(pays ? [] : ['It pays what the rules list. Change a pay or a pay table first.']),
  ];
}

function onTrialWithOtherPays(
  { variant, rulebook, day }: Judged,
  departures: NonNullable<ReturnType<typeof fromRulebook>>['departures'],
): string[] {
  const game = gameOf(rulebook, variant.game);
  if (!game.ok) return [];
  const tried = game.value.wagers.filter(({ trialFrom }) => trialFrom !== undefined && trialFrom <= day);
  return tried
    .map(({ label }) => label)
    .filter((label) =>
      departures.some(({ of, part }) => part === label && (of === 'pays' || of === 'table')),
    );
}

/** A game as listed needs no approval: one that only the authority's letter makes lawful is more than that, and nobody saw the letter here. */
function byApprovalOnFile({ variant, rulebook, day }: Judged): string[] {
  const opened = openedWithout({ rulebook, variant, day }, ({ name }) =>
    isSameName(name, rulebook.authority),
  );
  const rules = [...new Set(opened.map(ruleName))];
  return rules.length > 0
    ? [
        `It is within ${listed(rules)} only by an approval of the ${rulebook.authority}, at which nobody has looked here. ${SUBMIT}`,
      ]
    : [];
}
