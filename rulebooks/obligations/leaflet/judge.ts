/** Players must be able to find the house edge of every pay table in use: the leaflet. */
import { chosen, labelIn } from '../../judging/chosen';
import { inScope, type Obliges } from '../../judging/situation';
import { counted, listedBriefly, ruleName } from '../../spelling/wording';
import type { Part } from './schema';

export const judge: Obliges<Part> = (situation, rule, { of }) => {
  const offered = inScope(situation, rule);
  if (offered.length === 0) return [];
  const without = offered.filter(({ edge }) => !edge).map(({ wager }) => wager.label);
  const noMeter = offered.filter(({ headline }) => headline?.basis === 'meter-not-given');
  const known = chosen(situation, of);
  const asked = known ? `for “${labelIn(known.option, known.value)}”` : 'of each pay table in use';
  const asks = `${ruleName(rule)} requires that players can find the house edge ${asked}`;
  return [
    without.length > 0
      ? {
          verdict: 'not-assessed',
          found: `${offered.length - without.length} of ${counted(offered.length, 'edge')}`,
          explanation: `No house edge yet for ${listedBriefly(without)}; ${asks}. Analyse the variant first.`,
          paper: 'leaflet',
        }
      : noMeter.length > 0
        ? {
            verdict: 'not-assessed',
            found: `${offered.length - noMeter.length} of ${counted(offered.length, 'edge')}`,
            explanation: `No house edge yet for ${listedBriefly(noMeter.map(({ wager }) => wager.label))}; ${asks}. Give what the meter shows, or the share of each wager that goes to it.`,
            paper: 'leaflet',
          }
        : {
            verdict: 'needs-notice',
            found: counted(offered.length, 'edge'),
            explanation: `The leaflet gives the house edge of ${counted(offered.length, 'wager')}; ${asks}.`,
            paper: 'leaflet',
          },
  ];
};
