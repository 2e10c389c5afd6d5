import type { RuleInput } from '../record';
import { section } from './section';

const trials: RuleInput[] = [
  {
    clause: '2.1',
    says: 'These are the house rules for casinos on premises. The games may be run for profit only on casino premises licensed under the Gambling Act 2005.',
    kind: 'attested',
    attests: 'We offer this game only on casino premises licensed under the Gambling Act 2005.',
    source: [70, 71],
  },
  {
    clause: '2.2',
    says: 'Passages printed on a shaded ground describe games and side wagers that the Commission lets operators try out from 1 September 2007.',
    kind: 'informative',
    note: 'The shading is lost in the text, so it cannot be seen which passages it marked; see the ambiguity on 2.2.',
    source: [73, 75],
  },
  {
    clause: '2.3',
    says: 'No casino game may be run but those written here. Another game, or a new feature of one of these, may be tried out once the Commission has agreed, on the terms (a) to (h).',
    kind: 'computed',
    evidence: { compare: 'wagers-listed' },
    onBreach: 'needs-consent',
    source: [77, 81],
  },
  {
    clause: '2.3(a)',
    says: 'A trial is proposed to the Commission by a licensed operator and is open to every operator in Great Britain.',
    kind: 'attested',
    evidence: { compare: 'circumstance', fact: 'trial' },
    attests:
      'We put the trial forward as a licensed operator, and every operator in Great Britain may take part in it.',
    source: [91, 93],
  },
  {
    clause: '2.3(b)',
    says: 'A trial runs only between dates agreed with the Commission beforehand, and only by the draft rules, practices and odds agreed with it.',
    kind: 'computed',
    parameters: [{ name: 'period of the trial', comparator: 'equal', value: 'as agreed', unit: 'dates' }],
    evidence: { compare: 'trial-status' },
    onBreach: 'needs-consent',
    source: [95, 98],
  },
  {
    clause: '2.3(c)',
    says: 'Players must be able to read, in the casino, how the game or feature on trial is played and what its house edge is.',
    kind: 'computed',
    evidence: { compare: 'trial-status' },
    onBreach: 'needs-notice',
    source: [100, 102],
  },
  {
    clause: '2.3(d)',
    says: 'To keep a game after its trial, the industry asks the Commission formally at or near the end. The Commission decides on the results, with rules, minimum odds and the largest house edge agreed.',
    kind: 'informative',
    source: [104, 109],
  },
  {
    clause: '2.3(e)',
    says: 'The Commission may extend a trial, for instance to bridge the time until the game is adopted or to gather more evidence.',
    kind: 'informative',
    source: [111, 116],
  },
  {
    clause: '2.3(f)',
    says: 'A trial that gives the Commission cause for concern ends with its period, or within another reasonable time settled with the Commission.',
    kind: 'attested',
    evidence: { compare: 'circumstance', fact: 'trial' },
    attests:
      'We will stop the trial by its agreed end, or earlier within the time settled with the Commission, if the Commission has concerns.',
    source: [124, 127],
  },
  {
    clause: '2.3(g)',
    says: 'The industry may drop a trial at any moment; operators then tell the Commission.',
    kind: 'attested',
    evidence: { compare: 'circumstance', fact: 'trial' },
    attests: 'We will notify the Commission if the trial is abandoned.',
    source: [129, 132],
  },
  {
    clause: '2.3(h)',
    says: 'Only licensed operators may apply for a trial or an approval. Makers, owners and suppliers are heard directly only if they show that some of the industry wants to offer the game.',
    kind: 'informative',
    source: [134, 138],
  },
];

const localVariations: RuleInput[] = [
  {
    clause: '2.4',
    says: 'Small departures from these rules, such as a bonus in a local promotion, are allowed for a time and at a place, on the terms (a) to (d). Rule (e) is about better odds.',
    kind: 'informative',
    source: [140, 143],
  },
  {
    clause: '2.4(a)',
    says: 'Before a temporary change begins, the Commission is told in writing on which occasions, where and for how long.',
    kind: 'computed',
    evidence: { compare: 'circumstance', fact: 'temporary' },
    onBreach: 'needs-notification',
    source: [147, 149],
  },
  {
    clause: '2.4(b)',
    says: 'Every table of the game shows players clearly what the temporary change is.',
    kind: 'computed',
    evidence: {
      compare: 'circumstance',
      fact: 'temporary',
      notice: 'Temporary change to the rules at this table:',
    },
    onBreach: 'needs-notice',
    source: [151, 152],
  },
  {
    clause: '2.4(c)',
    says: 'Where the Commission finds a proposed change significant, it may ask for it to be put forward as a new game or variation under 2.3 instead.',
    kind: 'informative',
    source: [154, 157],
  },
  {
    clause: '2.4(d)',
    says: 'An operator that wants to keep the change when its period ends may ask the Commission to approve it and add it to the rules.',
    kind: 'informative',
    source: [159, 162],
  },
  {
    clause: '2.4(e)',
    says: 'Odds better for the player than the minimum need no approval. Odds that are neither the minimum nor a printed pay table must be shown at the table on a sign, with the house edge.',
    kind: 'computed',
    evidence: { compare: 'better-odds-notice' },
    onBreach: 'needs-notice',
    source: [164, 169],
  },
];

const bankAndEquipment: RuleInput[] = [
  {
    clause: '2.5',
    says: 'Three rules about the bank hold for every game and may not be changed: (a) to (c).',
    kind: 'informative',
    source: [173, 175],
  },
  {
    clause: '2.5(a)',
    says: 'Nobody but the holder of the licence for the premises has a share or an interest in the bank.',
    kind: 'attested',
    attests:
      'We confirm that nobody but the licence holder for the premises has a share or interest in the bank.',
    source: [181, 183],
  },
  {
    clause: '2.5(b)',
    says: 'The bank is held by the licence holder, or for it by someone under a service agreement.',
    kind: 'attested',
    attests: 'We hold the bank as licence holder, or it is held for us under a service agreement.',
    source: [185, 186],
  },
  {
    clause: '2.5(c)',
    says: 'Every wager is made with the bank, never between players.',
    kind: 'attested',
    attests: 'We take every wager with the bank.',
    source: [188, 188],
  },
  {
    clause: '2.6',
    says: 'Equipment for a fully or partly automated game meets the technical requirements for bingo and casino equipment of 1 June 2007, and such a game departs from these rules only with consent given before.',
    kind: 'attested',
    evidence: { compare: 'circumstance', fact: 'automated' },
    attests:
      'We use automated equipment that meets the Bingo and Casino Equipment Technical Requirements of 1 June 2007, and the game keeps these rules unless the Commission has consented.',
    note: 'Read as not forbidding odds above the minimum, which 2.4(e) frees from approval; see the ambiguity on 2.6.',
    source: [190, 194],
  },
];

const progressives: RuleInput[] = [
  {
    clause: '2.7',
    says: 'A progressive jackpot wager may be added to a game whose own section gives rules and odds for one; (a) to (g) then apply.',
    kind: 'computed',
    appliesTo: { games: ['roulette', 'craps', 'sic-bo', 'big-six'] },
    evidence: { compare: 'circumstance', fact: 'progressive' },
    onBreach: 'needs-consent',
    note: 'Sections 3, 8, 9 and 10 give rules and odds for no progressive wager, so one on these games is a new feature under 2.3.',
    source: [196, 200],
  },
  {
    clause: '2.7(a)',
    says: 'Systems and procedures deal with malfunctions and technical faults while a progressive game runs.',
    kind: 'attested',
    evidence: { compare: 'circumstance', fact: 'progressive' },
    attests:
      'We have systems and procedures for malfunctions and technical faults of the progressive jackpot.',
    source: [206, 207],
  },
  {
    clause: '2.7(b)',
    says: 'Of all progressive wagers at the linked tables, here and on other premises, no less than 70 % is added to the jackpot meter.',
    kind: 'computed',
    parameters: [
      {
        name: 'share of progressive wagers added to the meter',
        comparator: 'at-least',
        value: '70',
        unit: '%',
      },
    ],
    evidence: { compare: 'progressive-contribution', atLeast: '7/10' },
    onBreach: 'breach',
    source: [209, 212],
  },
  {
    clause: '2.7(c)',
    says: 'The licence holder may add money of its own to the meter, called the seed.',
    kind: 'informative',
    source: [214, 215],
  },
  {
    clause: '2.7(d)',
    says: 'Equipment for the progressive wager meets the technical requirements for bingo and casino equipment of 1 June 2007.',
    kind: 'attested',
    evidence: { compare: 'circumstance', fact: 'progressive' },
    attests:
      'We use progressive equipment that meets the Bingo and Casino Equipment Technical Requirements of 1 June 2007.',
    source: [217, 219],
  },
  {
    clause: '2.7(e)',
    says: 'Procedures settle what happens when several jackpots are won at once, at one table or across everything linked to the meter.',
    kind: 'attested',
    evidence: { compare: 'circumstance', fact: 'progressive' },
    attests:
      'We have procedures for several jackpot wins at the same time, at one table or across linked premises.',
    source: [221, 224],
  },
  {
    clause: '2.7(f)',
    says: 'Procedures and security keep the money on the meter safe and let every win be proved to the Commission.',
    kind: 'attested',
    evidence: { compare: 'circumstance', fact: 'progressive' },
    attests: 'We protect the funds on the meter and can prove every win to the Commission.',
    source: [226, 228],
  },
  {
    clause: '2.7(g)',
    says: 'Each table that takes part shows what stands on the progressive meter now.',
    kind: 'computed',
    evidence: {
      compare: 'circumstance',
      fact: 'progressive',
      notice: 'Progressive jackpot: the meter at this table shows its current total.',
    },
    onBreach: 'needs-notice',
    source: [230, 231],
  },
];

const odds: RuleInput[] = [
  {
    clause: '2.8',
    says: 'Odds in these rules are the least that may be paid. Better ones may be paid for a time or for good, if the table shows them clearly.',
    kind: 'computed',
    evidence: { compare: 'better-odds-notice' },
    onBreach: 'needs-notice',
    source: [235, 238],
  },
  {
    clause: '2.9',
    says: 'An operator may replace a whole pay table, to balance the house edge over its rows, on the terms (a) to (d).',
    kind: 'informative',
    source: [240, 244],
  },
  {
    clause: '2.9(a)',
    says: 'No row of a replaced pay table pays less than the minimum for that row.',
    kind: 'computed',
    appliesTo: { printedTables: true },
    evidence: { compare: 'minimum-odds' },
    onBreach: 'breach',
    source: [246, 247],
  },
  {
    clause: '2.9(b)',
    says: 'The house edge of every pay table in use on the premises is there for players to read.',
    kind: 'computed',
    evidence: { compare: 'leaflet-required' },
    onBreach: 'needs-notice',
    source: [249, 250],
  },
  {
    clause: '2.9(c)',
    says: 'A sign at each such table names the pay table in use, so that a player can look its house edge up.',
    kind: 'computed',
    appliesTo: { printedTables: true },
    evidence: { compare: 'table-in-use-notice' },
    onBreach: 'needs-notice',
    source: [252, 255],
  },
  {
    clause: '2.9(d)',
    says: 'A pay table above the minimum that is none of the printed ones also has its own house edge on the sign.',
    kind: 'computed',
    appliesTo: { printedTables: true },
    evidence: { compare: 'better-odds-notice' },
    onBreach: 'needs-notice',
    note: 'The clause speaks of tables printed both here and in a house edge leaflet; see the ambiguity on 2.9(d).',
    source: [257, 260],
  },
  {
    clause: '2.10',
    says: 'Where the minimum odds are only the lowest figure for each row, they need not balance as a table; the game then says so and advises using one of its pay tables.',
    kind: 'computed',
    appliesTo: { wagers: ['roulette-rage'] },
    evidence: { compare: 'unbalanced-minimum' },
    onBreach: 'needs-notice',
    note: 'Advice, not a ban: offering the minimum odds is no breach. In sections 3, 8, 9 and 10 only 3.28 says it of its minimum.',
    source: [262, 266],
  },
];

export const section02 = section({
  number: '2',
  title: 'General rules',
  printed: [],
  rules: [...trials, ...localVariations, ...bankAndEquipment, ...progressives, ...odds],
});
