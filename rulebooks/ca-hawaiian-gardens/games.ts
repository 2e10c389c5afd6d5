/** The games for which the binder has fees: by their codes where it prints one. Two codes for one game are a finding. */

import type { FeeGame } from '../fees/book';

const game = (id: string, label: string, ...codes: string[]): FeeGame => ({ id, label, codes });

export const FEE_GAMES: readonly FeeGame[] = [
  game('archie', 'Archie', 'GEGR-001995'),
  game('asian-5-card-stud', 'Asian 5-Card Stud', 'GEGA-001457'),
  game('baccarat', 'Baccarat', 'GEGA-002606'),
  game('baccarat-9', 'Baccarat 9', 'GEGA-000600'),
  game('badacey', 'Badacey', 'GEGR-002000'),
  game('badeucey', 'Badeucey', 'GEGR-001999'),
  game('badugi', 'Badugi', 'GEGA-001474'),
  game('blackjack-poker', 'Blackjack Poker', 'GEGA-001470'),
  game('caribbean-stud-poker', 'Caribbean Stud Poker', 'GEGA-001469'),
  game('crazy-pineapple', 'Crazy Pineapple', 'GEGA-001455'),
  game('double-board-omaha', 'Double Board Omaha', 'GEGR-002006'),
  game('dramaha', 'Dramaha', 'GEGR-002042'),
  game('dramaha-2-7', '2-7 Dramaha', 'GEGR-002058'),
  game('ez-baccarat-panda-8', 'EZ Baccarat Panda 8', 'GEGA-002889'),
  game('face-up-chinese-poker', 'Face-Up Chinese Poker', 'GEGA-004115'),
  game('five-card-omaha', 'Five Card Omaha High/Low Split', 'GEGA-003824'),
  game('fortune-7-baccarat', 'Fortune 7 Baccarat', 'GEGA-004346'),
  game('fortune-pai-gow-poker', 'Fortune Pai Gow Poker', 'GEGA-002814'),
  game('hawaiian-blackjack', 'Hawaiian Blackjack', 'GEGA-001461'),
  game('jokers-wild-pai-gow-poker', 'Joker’s Wild Pai Gow Poker', 'GEGA-001459'),
  game('kansas-city-lowball', 'Kansas City Lowball', 'GEGA-001473'),
  game('limit-buy-in-no-limit-holdem', 'Limit Buy-In, No Limit Hold’em', 'GEGA-001471'),
  game('lowball', 'Lowball', 'GEGA-001451'),
  game('match-it', 'MATCH it', 'GEGA-001472'),
  game('mexican-poker', 'Mexican Poker', 'GEGA-001452'),
  game('nine-and-a-half', '9½', 'GEGA-002458'),
  game('no-limit-holdem', 'No Limit Hold’em', 'GEGA-001465'),
  game('no-limit-poker', 'No-Limit Poker'),
  game('omaha', 'Omaha and Omaha High-Low Split 8', 'GEGA-002303'),
  game('pai-gow-poker', 'Pai Gow Poker', 'GEGA-001458'),
  game('pai-gow-tiles', 'Pai Gow Tiles', 'GEGA-001463'),
  game('pai-gow-tiles-wild', 'Pai Gow Tiles Wild', 'GEGA-004633'),
  game('pan-9', 'Pan 9', 'GEGA-002449'),
  game('pokara', 'Pokara', 'GEGA-002658'),
  game('pot-limit-holdem', 'Pot Limit Hold’em', 'GEGA-001464'),
  game('pot-limit-poker', 'Pot-Limit Poker'),
  game('razz', 'Razz 7 Card Stud Low', 'GEGA-001466'),
  game('razzdacey', 'Razzdacey', 'GEGR-002005'),
  game('razzdeucey', 'Razzdeucey', 'GEGR-002004'),
  game('reverse-holdem', 'Reverse Hold’em', 'GEGA-001467'),
  game('seven-card-stud', 'Seven Card Stud', 'GEGA-001453'),
  game('seven-card-stud-hi-lo-8', 'Seven Card Stud Hi-Lo 8 or Better', 'GEGA-001454'),
  game('seven-card-stud-hi-lo-regular', 'Seven Card Stud Hi-Lo Regular', 'GEGR-002007'),
  game('short-deck-holdem', 'Short Deck Texas Hold’em', 'GEGR-002057'),
  game('super-7-card-stud', 'Super 7 Card Stud', 'GEGR-002001'),
  game('super-7-card-stud-hi-lo', 'Super 7 Card Stud Hi-Lo', 'GEGR-002002'),
  game('super-7-card-stud-hi-lo-regular', 'Super 7 Card Stud Hi-Lo Regular', 'GEGR-002003', 'GEGR-001993'),
  game('super-pan-9', 'Super Pan 9', 'GEGA-001468'),
  game('super-razz', 'Super Razz', 'GEGR-001998'),
  game('super-razzdacey', 'Super Razzdacey', 'GEGR-001997'),
  game('super-razzdeucey', 'Super Razzdeucey', 'GEGR-001996'),
  game('texas-holdem', 'Texas Hold’em', 'GEGA-001462'),
  game('thirteen-card-poker', '13 Card Poker (Chinese Poker)', 'GEGA-001456'),
  game('three-card-poker', 'Three Card Poker', 'GEGA-000329'),
  game('ultimate-texas-holdem', 'Ultimate Texas Hold’em', 'GEGA-003345'),
];

const BY_CODE = new Map(FEE_GAMES.flatMap(({ id, codes }) => codes.map((code) => [code, id] as const)));

/** The games that a heading names by their codes, in its order. */
export const gamesNamed = (heading: string): string[] =>
  [...heading.matchAll(/GEG[AR]-\d{6}/g)].map(([code]) => {
    const id = BY_CODE.get(code);
    if (!id) throw new Error(`no game has the code ${code}`);
    return id;
  });
