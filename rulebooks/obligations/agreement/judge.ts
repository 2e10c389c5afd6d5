/** A wager with an owner may be varied only with the owner's agreement. */

import { ownSums } from '../../judging/own-sums';
import { isCustom, isUnread, variationOf } from '../../judging/pay-lines';
import {
  agreed,
  butOnFile,
  inScope,
  type Obliges,
  type Offered,
  proprietorOf,
  type Ruling,
  type Situation,
} from '../../judging/situation';
import { ruleName } from '../../spelling/wording';
import { writtenRows } from '../../terms/settled-by';
import { type Asked, onFileWords } from '../../variant/agreement-on-file';
import { GIVE_OCCASION, lacksOccasion } from '../../variant/occasion';
import type { Part } from './schema';

export const judge: Obliges<Part> = (situation, rule, { askedIn }) => {
  const clause = askedIn ?? rule.clause;
  const asking = ruleName({ clause });
  return inScope(situation, rule).flatMap((offered) => {
    const proprietor = proprietorOf(situation, offered.wager);
    if (!proprietor || isUnread(offered)) return [];
    const varied = variation(situation, offered);
    const { document, ...not } = agreed(situation, proprietor, ...askedAbout(situation, offered));
    const about = { clause, wager: offered.wager.id, threshold: `agreement of ${proprietor}` };
    const ruling: Ruling = unnamed(situation, offered)
      ? {
          ...about,
          verdict: 'not-assessed',
          explanation: `${offered.wager.label} is varied temporarily, and ${asking} asks for the agreement of ${proprietor}; ${GIVE_OCCASION}.`,
          paper: 'dossier',
        }
      : !varied
        ? {
            ...about,
            verdict: 'meets',
            found: 'no variation',
            explanation: `${offered.wager.label} is offered as printed, so ${asking} needs no agreement from ${proprietor}.`,
          }
        : document
          ? {
              ...about,
              verdict: 'meets',
              found: 'on file',
              explanation: `${offered.wager.label} is varied (${varied}), and the agreement of ${proprietor} that ${asking} asks for is ${onFileWords(document)}.`,
            }
          : {
              ...about,
              verdict: 'needs-consent' as const,
              found: 'not on file',
              explanation: `${offered.wager.label} is varied (${varied}); ${asking} asks for the agreement of ${proprietor} first.${butOnFile(not)}`,
              paper: 'dossier',
            };
    return [ruling];
  });
};

/** Nobody can tell what was agreed to where the only variation has no occasion. */
const unnamed = (situation: Situation, offered: Offered): boolean =>
  !writtenRows(offered.wager) &&
  !isCustom(offered) &&
  !ownSums(situation, offered) &&
  lacksOccasion(situation.variant.circumstances);

function variation(situation: Situation, offered: Offered): string | undefined {
  if (writtenRows(offered.wager)) return 'added to the game by the operator';
  const { variant } = situation;
  const { onOthers } = offered.wager;
  const lasting = [
    ...(isCustom(offered) ? [variationOf(offered)] : []),
    ...(onOthers && ownSums(situation, offered) ? [`${onOthers.called} of our own`] : []),
  ];
  if (lasting.length > 0) return lasting.join('; ');
  return variant.circumstances.temporary && `temporarily, for ${variant.circumstances.temporary.occasion}`;
}

/** A change of pays is a smaller thing than a change of the wager; a temporary one may be agreed to by itself. */
function askedAbout(situation: Situation, offered: Offered): Asked[] {
  const wager = offered.wager.id;
  if (writtenRows(offered.wager)) return [{ about: 'wager', wager }];
  const sums = ownSums(situation, offered);
  if (isCustom(offered)) return sums ? [{ about: 'wager', wager }] : [{ about: 'pays', wager }];
  if (sums)
    return [
      { about: 'option', option: sums.id },
      { about: 'wager', wager },
    ];
  return [{ about: 'variation' }, { about: 'wager', wager }];
}
