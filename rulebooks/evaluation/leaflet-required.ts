/** The premises must have the house edge of every pay table in use to hand: the leaflet. */
import { type Evaluator, inScope } from './situation';
import { counted, listedBriefly, RuleName } from './wording';

export const leafletRequired: Evaluator<'leaflet-required'> = (situation, rule) => {
  const offered = inScope(situation, rule);
  if (offered.length === 0) return [];
  const without = offered.filter(({ edge }) => !edge).map(({ wager }) => wager.label);
  const noMeter = offered.filter(({ headline }) => headline?.basis === 'meter-not-given');
  const asks = `${RuleName(rule)} asks that players can find the house edge of each pay table in use`;
  return [
    without.length > 0
      ? {
          verdict: 'not-assessed',
          found: `${offered.length - without.length} of ${counted(offered.length, 'edge')}`,
          explanation: `${asks}; analyse the variant first, because the leaflet has no edge yet for ${listedBriefly(without)}.`,
          paper: 'leaflet',
        }
      : noMeter.length > 0
        ? {
            verdict: 'not-assessed',
            found: `${offered.length - noMeter.length} of ${counted(offered.length, 'edge')}`,
            explanation: `${asks}; that of ${listedBriefly(noMeter.map(({ wager }) => wager.label))} depends on a meter: give what it shows, or the share of each wager that goes to it.`,
            paper: 'leaflet',
          }
        : {
            verdict: rule.onBreach ?? 'needs-notice',
            found: counted(offered.length, 'edge'),
            explanation: `${asks}; the leaflet gives it for ${counted(offered.length, 'wager')}.`,
            paper: 'leaflet',
          },
  ];
};
