import type { RuleInput } from '../format/record';
import { section } from './section';

const PROGRESSIVE = { wagers: ['street-royal-progressive'] };

const cards: RuleInput[] = [
  {
    clause: '5.1',
    says: 'If extra, missing, foreign or unshuffled cards are found during a round, 5.1.1 and 5.1.2 apply.',
    kind: 'informative',
    informs: 'heading',
    topic: 'wrong-pack',
    source: [159, 159],
  },
  {
    clause: '5.1.1',
    says: 'The round in which it is found is void.',
    kind: 'attested',
    duty: 'irregularities',
    attests: 'We void the round in which cards are found to be extra, missing, foreign or unshuffled.',
    topic: 'wrong-pack',
    source: [160, 160],
  },
  {
    clause: '5.1.2',
    says: 'The outcomes of earlier rounds stand.',
    kind: 'attested',
    duty: 'irregularities',
    attests: 'We let the outcomes of earlier rounds stand when the pack is found to be wrong.',
    topic: 'wrong-pack',
    source: [161, 161],
  },
  {
    clause: '5.2',
    says: 'Cards dealt wrongly, and not yet handled by a player, void the round unless moving whole hands between positions puts it right.',
    kind: 'attested',
    duty: 'irregularities',
    attests:
      'We void a round whose cards were dealt wrongly and not handled, unless whole hands can be moved to their positions.',
    topic: 'misdeal',
    source: [163, 163],
  },
  {
    clause: '5.3',
    says: 'A wrong number of community cards or of dealer’s cards voids the round if it is seen before the next round starts and cannot be put right.',
    kind: 'attested',
    duty: 'irregularities',
    attests:
      'We void a round with a wrong number of community or dealer’s cards that is seen before the next one and cannot be put right.',
    topic: 'misdeal',
    source: [164, 164],
  },
  {
    clause: '5.4',
    says: 'Two or more cards exposed by mistake in the deal void the round.',
    kind: 'attested',
    duty: 'irregularities',
    attests: 'We void a round in which two or more cards were exposed by mistake in the deal.',
    note: 'A single exposed card is not mentioned; 6.1 then leaves it to the gaming shift manager.',
    topic: 'exposed-cards',
    source: [165, 165],
  },
];

const wagers: RuleInput[] = [
  {
    clause: '5.5',
    says: 'After the last call no wager may be made or added to, unless another rule allows it; one that is made is refused and not honoured.',
    kind: 'attested',
    duty: 'wagers',
    attests:
      'We refuse every wager that is made or raised after the last call, except where a rule allows it.',
    topic: 'late-wagers',
    source: [166, 166],
  },
  {
    clause: '5.6',
    says: 'After the last call no wager may be taken back, unless another rule allows it; one that is taken back is won or lost with the round.',
    kind: 'attested',
    duty: 'wagers',
    attests:
      'We settle by the outcome every wager that is taken back after the last call, except where a rule allows it.',
    topic: 'late-wagers',
    source: [167, 167],
  },
  {
    clause: '5.7',
    says: 'A player’s hand with a wrong number of cards is taken out and its wager returned, if it is seen before the next round starts and cannot be put right.',
    kind: 'attested',
    duty: 'irregularities',
    attests:
      'We take out a player’s hand with a wrong number of cards that cannot be put right before the next round, and return its wager.',
    topic: 'misdeal',
    source: [168, 168],
  },
  {
    clause: '5.7.1',
    says: 'In that round a player whose own cards are right in number may be allowed to withdraw the wager.',
    kind: 'informative',
    informs: 'permission',
    lifts: ['5.6'],
    topic: 'misdeal',
    source: [169, 169],
  },
  {
    clause: '5.8',
    says: 'In doubt about the number of cards the dealer counts them by hand; with too many or too few the round is void.',
    kind: 'attested',
    duty: 'irregularities',
    attests: 'We count the cards by hand where their number is in doubt, and void the round if it is wrong.',
    topic: 'wrong-pack',
    source: [170, 170],
  },
];

const conduct: RuleInput[] = [
  {
    clause: '5.9',
    says: 'A player who does not keep the hand secret, or looks or tries to look at another’s, may be barred from further play by a gaming shift manager; the wagers on the table are returned.',
    kind: 'attested',
    duty: 'irregularities',
    attests:
      'We return the wagers of a player whom a gaming shift manager bars from further play over secrecy of hands.',
    topic: 'secrecy-of-hands',
    source: [171, 171],
  },
  {
    clause: '5.10',
    says: 'A player who by mistake has wagers on several positions, and so holds more than one hand, comes under 5.10.1 to 5.10.3.',
    kind: 'informative',
    informs: 'heading',
    note: 'Beside 3.4.1, which lets a player bet on several hands: read as the player being about to look at, or decide, more than one.',
    topic: 'one-hand-per-player',
    source: [172, 172],
  },
  {
    clause: '5.10.1',
    says: 'Hands that were looked at are played on and the others are invalid.',
    kind: 'attested',
    duty: 'irregularities',
    attests:
      'We play on the hands already looked at, and treat the others as invalid, where a player holds several by mistake.',
    topic: 'one-hand-per-player',
    source: [173, 173],
  },
  {
    clause: '5.10.2',
    says: 'If none was looked at, the hand dealt first is played out and the others are invalid.',
    kind: 'attested',
    duty: 'irregularities',
    attests:
      'We play out the hand dealt first, and treat the others as invalid, where a player holds several by mistake and looked at none.',
    topic: 'one-hand-per-player',
    source: [174, 174],
  },
  {
    clause: '5.10.3',
    says: 'A gaming shift manager may stop a player who tries to control several hands.',
    kind: 'informative',
    informs: 'permission',
    topic: 'one-hand-per-player',
    source: [175, 175],
  },
  {
    clause: '5.11',
    says: 'A hand whose player is away when the flop wager is due is invalid, and its ante and progressive wager are returned. With the flop wager made, an absent player is taken to check.',
    kind: 'attested',
    duty: 'irregularities',
    attests:
      'We return the ante and the progressive wager of a player who is away when the flop wager is due, and take one who is away later to check.',
    note: 'The bonus is not named; see the ambiguity on 5.11.',
    topic: 'absent-player',
    source: [176, 176],
  },
];

const progressive: RuleInput[] = [
  {
    clause: '5.12',
    says: 'A progressive wager without an ante comes under 5.12.1 and 5.12.2.',
    kind: 'informative',
    informs: 'heading',
    topic: 'progressive-needs-ante',
    source: [177, 177],
  },
  {
    clause: '5.12.1',
    says: 'Before the last call the player adds an ante or takes the progressive wager back.',
    kind: 'computed',
    evidence: { measure: 'beside', wagers: ['ante'] },
    onBreach: 'breach',
    duty: 'wagers',
    appliesTo: PROGRESSIVE,
    attests:
      'We have a player with a progressive wager and no ante add the ante or cancel the wager before the last call.',
    topic: 'progressive-needs-ante',
    source: [178, 178],
  },
  {
    clause: '5.12.2',
    says: 'After the last call the progressive wager is invalid and is returned when the hand is over.',
    kind: 'attested',
    duty: 'wagers',
    appliesTo: PROGRESSIVE,
    attests: 'We return, at the end of the hand, a progressive wager that has no ante after the last call.',
    topic: 'progressive-needs-ante',
    source: [180, 180],
  },
];

const limits: RuleInput[] = [
  {
    clause: '5.13',
    says: 'A wager under the minimum is settled this once; whatever its outcome, another one by the same player is returned.',
    kind: 'attested',
    duty: 'irregularities',
    attests: 'We settle a wager under the minimum once, and return any further one by the same player.',
    topic: 'limits',
    source: [181, 181],
  },
  {
    clause: '5.14',
    says: 'A wager over the maximum is paid, or taken, up to the maximum.',
    kind: 'attested',
    duty: 'irregularities',
    attests: 'We pay and take wagers over the maximum up to the maximum only.',
    topic: 'limits',
    source: [182, 182],
  },
  {
    clause: '5.15',
    says: 'What was paid or taken outside the limits in earlier rounds is settled.',
    kind: 'attested',
    duty: 'irregularities',
    attests: 'We let what was paid or taken outside the limits in earlier rounds stand.',
    topic: 'limits',
    source: [183, 183],
  },
];

const power: RuleInput[] = [
  {
    clause: '5.16',
    says: 'When the power fails, 5.16.1 or 5.16.2 applies.',
    kind: 'informative',
    informs: 'heading',
    topic: 'power-failure',
    source: [184, 184],
  },
  {
    clause: '5.16.1',
    says: 'As long as no wager is certainly won or lost, players may withdraw all their wagers or none; then the round is played to its end.',
    kind: 'attested',
    duty: 'irregularities',
    attests:
      'We let players withdraw all their wagers, or none, when the power fails before any wager is won or lost.',
    topic: 'power-failure',
    source: [185, 185],
  },
  {
    clause: '5.16.2',
    says: 'Once a wager is certainly won or lost, play goes on to the end of the round.',
    kind: 'attested',
    duty: 'irregularities',
    attests: 'We play the round to its end when the power fails after a wager was won or lost.',
    topic: 'power-failure',
    source: [186, 186],
  },
];

export const section5 = section({
  number: '5',
  title: 'Irregularities',
  rules: [...cards, ...wagers, ...conduct, ...progressive, ...limits, ...power],
});
