/** The documents of the binder that are on record, in its order. A new one is a file beside the others and a line here. */
import { baccarat } from './banked/baccarat';
import { baccaratBonus } from './banked/baccarat-bonus';
import { baccaratNine } from './banked/baccarat-nine';
import { baccaratNine2009 } from './banked/baccarat-nine-2009';
import { ratesOfBaccarat } from './banked/baccarat-rates';
import { blackjackPoker } from './banked/blackjack-poker';
import { collectionProcedures, ratesNotice, ratesOfEzBaccarat } from './banked/california-rates';
import { caribbeanStud } from './banked/caribbean-stud';
import { ezBaccaratPanda8 } from './banked/ez-baccarat-panda-8';
import { fortune7Baccarat } from './banked/fortune-7-baccarat';
import { fortunePaiGow } from './banked/fortune-pai-gow';
import { hawaiianBlackjack } from './banked/hawaiian-blackjack';
import { jokersWild } from './banked/jokers-wild';
import { nineAndAHalf } from './banked/nine-and-a-half';
import { ratesOfNineAndAHalf } from './banked/nine-and-a-half-rates';
import { paiGowPoker } from './banked/pai-gow-poker';
import { ratesOfPaiGow } from './banked/pai-gow-rates';
import { paiGowTiles } from './banked/pai-gow-tiles';
import { pan9 } from './banked/pan-9';
import { ratesOfPan9 } from './banked/pan-9-rates';
import { pokara } from './banked/pokara';
import { pokaraBonus, pokaraFirstBonus } from './banked/pokara-bonuses';
import { super9 } from './banked/super-9';
import { superPan9 } from './banked/super-pan-9';
import { threeCard } from './banked/three-card';
import { ratesOfThreeCard } from './banked/three-card-rates';
import { tilesWild } from './banked/tiles-wild';
import { ultimate } from './banked/ultimate';
import { ratesOfUltimate } from './banked/ultimate-fees';
import type { Document } from './document';

const GAMES: readonly Document[] = [
  jokersWild,
  super9,
  hawaiianBlackjack,
  caribbeanStud,
  paiGowPoker,
  baccaratNine,
  paiGowTiles,
  baccaratNine2009,
  nineAndAHalf,
  baccarat,
  baccaratBonus,
  pokaraFirstBonus,
  fortunePaiGow,
  pokara,
  pokaraBonus,
  pan9,
  superPan9,
  blackjackPoker,
  ultimate,
  threeCard,
  ezBaccaratPanda8,
  fortune7Baccarat,
  tilesWild,
];

/** Every one of them is dealt with a player-dealer. */
const BANKED = GAMES.flatMap(({ game }) => (game ? [game.id] : []));

export const DOCUMENTS: readonly Document[] = [
  ...GAMES,
  ratesNotice(BANKED),
  ratesOfPaiGow,
  ratesOfThreeCard,
  ratesOfBaccarat,
  ratesOfPan9,
  ratesOfEzBaccarat,
  ratesOfNineAndAHalf,
  ratesOfUltimate,
  collectionProcedures(BANKED),
];
