/** What goes into the designer from the draft on the screen, and what comes back as an edit that can be undone. */

import type { Subject } from '@/rulebooks/designing';
import type { Game, Rulebook, Wager } from '@/rulebooks/format/record';
import { meterTerms } from '@/rulebooks/offer/meter';
import { writtenRows } from '@/rulebooks/terms/settled-by';
import type { Variant } from '@/rulebooks/variant/variant';
import type { PayTable } from '@/simulations/pays/pay-table';
import { type Content, type Edit, variantOf } from '../../draft/content';
import type { WagerView } from '../../draft/wager-view';

type Draft = {
  rulebook: Rulebook;
  game: Game;
  content: Content;
  options: Map<string, string>;
  attestations: Variant['attestations'];
};

/** Undefined until it is known how often each event happens, and while the terms of its meter cannot be used. */
export function subjectOfView(
  { rulebook, game, content, options, attestations }: Draft,
  { wager, spec, table, distribution }: WagerView,
): Subject | undefined {
  const terms = meterTerms(wager, content.circumstances, content.wagers[wager.id]?.payTable);
  if (!table || !distribution || !terms.ok) return undefined;
  const variant = variantOf(content, { rulebook: rulebook.id, game: game.id, attestations });
  return {
    rulebook,
    game,
    wager,
    spec,
    table,
    distribution,
    ...(terms.value && { meter: terms.value }),
    variant: { ...variant, options: Object.fromEntries(options) },
    day: content.day,
  };
}

/** The whole table at once, so that one step takes it back. */
export function editTo(wager: Wager, pays: PayTable): Edit {
  const written = writtenRows(wager);
  if (!written) return { kind: 'cells', wager: wager.id, pays };
  const rows = written.rows.map((row) => ({ ...row, pays: pays[row.event] ?? row.pays }));
  return { kind: 'written', id: wager.id, wager: { ...written, rows } };
}

/** "12" for "12 to 1": in a list of pays the stake goes without saying. */
export const shortPay = (pay: string): string => pay.replace(/ to 1$/, '');
