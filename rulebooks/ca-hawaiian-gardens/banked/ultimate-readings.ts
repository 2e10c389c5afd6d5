/** Where Ultimate Texas Hold’em has lost sentences, contradicts itself or says too little. */
import type { RulebookInput } from '../../format/record';

export const ultimateAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'ultimate-last-bet',
    clause: 'Ultimate 27(a)',
    kind: 'damaged',
    text: 'After the choices at three community cards the text goes on with a player whose Ante and Blind lose. When the last two are turned up, and what may be bet then, is not in it.',
    reading:
      'The last two community cards are turned up, and a player without a Play wager places one equal to the Ante or folds.',
    otherReading: 'There is no bet after the last two cards: who checks twice loses Ante and Blind.',
    because:
      'A check is there to be followed by a choice, and the fees speak of Play wagers after five community cards. Without the last bet the edge would be 19.47% of the Ante in place of 2.19%.',
    source: [2332, 2334],
  },
  {
    id: 'ultimate-trips-flush',
    clause: 'Ultimate 58',
    kind: 'open',
    text: 'A flush pays 7 to 2 on the Trips Bonus, less than the straight below it, which pays 4 to 1.',
    reading: '7 to 2, as printed.',
    otherReading: '7 to 1, in order with the rows above and below it.',
    because:
      'The figure is plain, and no other place of the binder prints one. At 7 to 1 the edge is about a quarter.',
    compares: { game: 'ultimate-texas-holdem', wager: 'trips', otherPays: { flush: '7 to 1' } },
    source: [2395, 2401],
  },
  {
    id: 'ultimate-blind-equal',
    clause: 'Ultimate 37(b)',
    kind: 'open',
    text: 'Nothing says whether the Blind is returned or collected if both hands are equal.',
    reading: 'It goes back, as Ante and Play do.',
    otherReading: 'It is collected.',
    because:
      'It loses to a better hand of the player-dealer’s, which an equal one is not. If equal hands lost the Blind, the edge would be 5.31% of the Ante in place of 2.19%.',
    source: [2358, 2362],
  },
  {
    id: 'ultimate-blind-not-qualified',
    clause: 'Ultimate 32(d)',
    kind: 'damaged',
    text: 'Where the player-dealer does not qualify, the last sentence on the Blind reads “if the player’s hand ranks higher … as a push”: words are lost.',
    reading: 'A better hand below a straight returns the Blind, as where the player-dealer qualifies.',
    otherReading: 'Every better hand returns it, with a straight or better too.',
    because:
      'The sentence before it has a straight or better paid. If none were paid there, the edge would be 4.18% of the Ante in place of 2.19%.',
    source: [2349, 2362],
  },
  {
    id: 'ultimate-backline',
    clause: 'Ultimate 47',
    kind: 'contradictory',
    text: 'Backline bets are allowed on no wager, and backline bettors may place a Trips Bonus.',
    reading: 'There are no backline bets; the sentence on the Trips Bonus is about nobody.',
    otherReading: 'A backline bet is allowed on the Trips Bonus alone.',
    because:
      'A Trips Bonus needs an Ante and a Blind, on which a backline bet is not allowed. No edge depends on it.',
    source: [2280, 2380],
  },
  {
    id: 'ultimate-lowest-flush',
    clause: 'Ultimate 9',
    kind: 'contradictory',
    text: 'The lowest flush and the lowest high card are given as 7-6-5-4-2.',
    reading: 'They are 7-5-4-3-2.',
    otherReading: 'A hand below 7-6-5-4-2 is of no kind.',
    because:
      'Cards rank down to the two, and 7-5-4-3-2 is neither in sequence nor a pair. No edge depends on the name.',
    source: [2297, 2305],
  },
  {
    id: 'ultimate-first-to-choose',
    clause: 'Ultimate 22(b)',
    kind: 'damaged',
    text: 'The first choice begins with the player at the left “of the player”.',
    reading: 'At the left of the player-dealer.',
    otherReading: 'At the left of any player.',
    because: 'The deal before it and the choice after it begin at the player-dealer’s left.',
    source: [2323, 2329],
  },
  {
    id: 'ultimate-when-fees',
    clause: 'Ultimate 61(d)',
    kind: 'contradictory',
    text: 'The document has fees collected after the deal and before Play wagers, the rates before any card is dealt.',
    reading: 'Each schedule is collected as its own document says.',
    otherReading: 'The rates govern: no fee is taken once cards are dealt.',
    because: 'Neither has a day. No fee differs by when it is taken.',
    source: [2409, 3373],
  },
  {
    id: 'ultimate-two-schedules',
    clause: 'Ultimate 62',
    kind: 'contradictory',
    text: 'The document has four fee schedules and the California Games Collection Rates 22; option 1 of one is option 3 of the other.',
    reading: 'Both are approved; a schedule is known by its document and number.',
    otherReading: 'The rates replace the four, whose fees are all among the 22.',
    because: 'Neither has a day.',
    source: [2411, 3418],
  },
  {
    id: 'ultimate-fee-of-a-circle',
    clause: 'Rates Ultimate 1(b)',
    kind: 'contradictory',
    text: 'The rates have a player pay for each betting circle with a wager on the game; Ante and Blind have a circle each. The document has the fee paid for the Ante alone.',
    reading: 'One fee for an Ante with its Blind, and none for Play and Trips Bonus.',
    otherReading: 'A fee for the Ante and another for the Blind.',
    because:
      'The game’s own document says that the Blind costs no further fee. At $5 with a fee of 50 cents a second one would cost the player another tenth of the Ante.',
    source: [2409, 3373],
  },
  {
    id: 'ultimate-fee-steps',
    clause: 'Rates Ultimate 3',
    kind: 'open',
    text: 'The second step of options 19 and 20 begins at $76 where others begin at $205, $505 and so on; the steps of option 20 begin at $5 with a limit from $10.',
    reading: 'The steps as printed.',
    otherReading: '“$76” is $80, as bets are in steps of $5.',
    because: 'Each option has five steps that join without an overlap for bets in steps of $5.',
    source: [3398, 3418],
  },
];
