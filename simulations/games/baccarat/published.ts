/** Counts that others worked out and published for eight decks, of 416!/410! = 4,998,398,275,503,360 deals. */
export type Published = { wager: string; event: string; count: bigint; source: string };

const WIZARD = 'Wizard of Odds, “Baccarat side bets”';
const JACOBSON = 'E. Jacobson, advancedadvantageplay.com, “Baccarat side bets”';

const MAIN = 'E. O. Thorp, The Mathematics of Gambling; Wizard of Odds, “Baccarat”';

export const EIGHT_DECKS: readonly Published[] = [
  { wager: 'banker', event: 'win', count: 2_292_252_566_437_888n, source: MAIN },
  { wager: 'player', event: 'win', count: 2_230_518_282_592_256n, source: MAIN },
  { wager: 'tie', event: 'win', count: 475_627_426_473_216n, source: MAIN },
  {
    wager: 'banker-six-apart',
    event: 'win-with-six',
    count: 269_232_304_455_680n,
    source: 'excelpunks.com, “Baccarat vs. non commission baccarat”, 12 May 2018',
  },
  { wager: 'banker-seven-pushes', event: 'three-card-seven', count: 112_633_011_329_024n, source: WIZARD },
  { wager: 'dragon-bonus-player', event: 'by-9', count: 18_409_431_764_992n, source: WIZARD },
  { wager: 'dragon-bonus-player', event: 'by-8', count: 34_097_645_543_424n, source: WIZARD },
  { wager: 'dragon-bonus-player', event: 'by-7', count: 89_590_261_473_280n, source: WIZARD },
  { wager: 'dragon-bonus-player', event: 'by-6', count: 141_238_897_317_888n, source: WIZARD },
  { wager: 'dragon-bonus-player', event: 'by-5', count: 166_169_165_987_840n, source: WIZARD },
  { wager: 'dragon-bonus-player', event: 'by-4', count: 186_780_352_174_080n, source: WIZARD },
  { wager: 'dragon-bonus-player', event: 'natural', count: 812_685_054_124_032n, source: WIZARD },
  { wager: 'dragon-bonus-player', event: 'natural-tie', count: 89_325_908_267_520n, source: WIZARD },
  { wager: 'dragon-bonus-banker', event: 'by-9', count: 15_390_342_909_952n, source: WIZARD },
  { wager: 'dragon-bonus-banker', event: 'by-8', count: 28_305_092_784_128n, source: WIZARD },
  { wager: 'dragon-bonus-banker', event: 'by-7', count: 79_517_099_278_336n, source: WIZARD },
  { wager: 'dragon-bonus-banker', event: 'by-6', count: 119_200_072_366_080n, source: WIZARD },
  { wager: 'dragon-bonus-banker', event: 'by-5', count: 157_275_882_332_160n, source: WIZARD },
  { wager: 'dragon-bonus-banker', event: 'by-4', count: 201_147_167_287_296n, source: WIZARD },
  { wager: 'player-three-card-eight', event: 'win', count: 172_660_763_262_976n, source: WIZARD },
  { wager: 'eight-over-six', event: 'win', count: 150_358_085_283_840n, source: WIZARD },
  { wager: 'two-card-nine-over-two-card-seven', event: 'win', count: 90_066_027_282_432n, source: WIZARD },
  { wager: 'three-card-nine-over-three-card-one', event: 'win', count: 28_511_182_835_712n, source: WIZARD },
  {
    wager: 'three-card-nine-over-three-card-eight',
    event: 'win',
    count: 20_727_962_554_368n,
    source: WIZARD,
  },
  { wager: 'two-card-nine-over-two-card-eight', event: 'win', count: 89_717_848_178_688n, source: WIZARD },
  { wager: 'eight-over-seven', event: 'win', count: 156_966_594_535_424n, source: WIZARD },
  { wager: 'harmony-by-total', event: 'six-of-a-kind', count: 5_872_124_160n, source: WIZARD },
];

/** House edges published for eight decks, in per cent, to the digits printed. */
export const EIGHT_DECK_EDGES: readonly {
  wager: string;
  pays: Record<string, string>;
  edge: string;
  source: string;
}[] = [
  { wager: 'both-eight-or-nine', pays: { win: '20 to 1' }, edge: '7.372', source: JACOBSON },
  { wager: 'two-card-nine-over-two-card-seven', pays: { win: '50 to 1' }, edge: '8.103', source: JACOBSON },
  {
    wager: 'three-card-nine-over-three-card-seven',
    pays: { win: '200 to 1' },
    edge: '11.89',
    source: WIZARD,
  },
  { wager: 'player-pair', pays: { win: '11 to 1' }, edge: '10.361', source: '888casino.com, E. Jacobson' },
  { wager: 'perfect-pair', pays: { win: '25 to 1' }, edge: '13.03', source: WIZARD },
  { wager: 'four-cards', pays: { win: '3 to 2' }, edge: '5.283', source: WIZARD },
  { wager: 'five-cards', pays: { win: '2 to 1' }, edge: '8.967', source: WIZARD },
  { wager: 'six-cards', pays: { win: '2 to 1' }, edge: '4.694', source: WIZARD },
];
