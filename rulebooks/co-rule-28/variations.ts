/** The games of 30-2899 in the order of the source: sections, games, readings, and their clauses as counted in it. */
import type { ExpectedSection } from '../format/expected';
import type { GameInput, SectionInput } from '../format/record';
import { dragonBonus } from './games/dragon-bonus';
import { eternalBaccarat } from './games/eternal-baccarat';
import { ezBaccarat } from './games/ez-baccarat';
import { fiveTreasures } from './games/five-treasures';
import { fortunesProgressive } from './games/fortunes';
import { goldenFrog } from './games/golden-frog';
import { infiniteFortune } from './games/infinite-fortune';
import { fiveTreasuresSection } from './sections/30-2899-01-five-treasures';
import { fortunesSection } from './sections/30-2899-02-fortunes';
import { dragonBonusSection } from './sections/30-2899-03-dragon-bonus';
import { ezBaccaratSection } from './sections/30-2899-04-ez-baccarat';
import { goldenFrogSection } from './sections/30-2899-05-golden-frog';
import { infiniteFortuneSection } from './sections/30-2899-06-infinite-fortune';
import { eternalSection } from './sections/30-2899-07-eternal';

export const sectionsOfVariations: SectionInput[] = [
  fiveTreasuresSection,
  fortunesSection,
  dragonBonusSection,
  ezBaccaratSection,
  goldenFrogSection,
  infiniteFortuneSection,
  eternalSection,
];

export const gamesOfVariations: GameInput[] = [
  fiveTreasures,
  fortunesProgressive,
  dragonBonus,
  ezBaccarat,
  goldenFrog,
  infiniteFortune,
  eternalBaccarat,
];

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** "(3)(a)" and the like below a section's number; "(8)(d)(i..ix)" stands for nine. */
const counted = (number: string, title: string, parts: string): ExpectedSection => ({
  number,
  title,
  clauses: parts.split(/\s+/).flatMap((part) => {
    const range = /^(.*)\(i\.\.([ivx]+)\)$/.exec(part);
    if (!range) return [{ number: `${number}${part === 'opening' ? '' : part.replace('_', ' ')}` }];
    return ROMAN.slice(0, ROMAN.indexOf(range[2] as string) + 1).map((numeral) => ({
      number: `${number}${range[1]}(${numeral})`,
    }));
  }),
});

/**
 * Counted in the source. `opening`: text before the first number. Where two paragraphs begin 30-2899.01 without a
 * number, the (3) that follows makes them (1) and (2). Configuration tables without a number are named after their part.
 */
export const clausesOfVariations: ExpectedSection[] = [
  counted(
    '30-2899.01',
    'The play: 5 Treasures',
    '(1) (2) (3) (3)(a) (3)(b) (4) (5) (5)(a) (5)(b) (5)(c) (5)(d) (5)(e) (6) (6)(a) (6)(b) (6)(c)',
  ),
  counted(
    '30-2899.02',
    'The play: 99 Fortunes Progressive',
    'opening (1) (1)(a) (1)(b) (2) (3) (4) (5) (6) (7) (8) (9) (10) (10)(a) (10)(b) (10)(c) (10)(d) (10)(e) (10)(f) (10)(g) (10)(h) (10)(i) (11)',
  ),
  counted(
    '30-2899.03',
    'The play: Dragon Bonus',
    '(1) (2) (3) (3)(a) (3)(b) (4) (4)(a) (4)(b) (5) (5)(a) (5)(b) (5)(c) (6) (6)(a) (6)(b) (6)(c) (6)(d) (6)(e) (6)(e)(i..iv)',
  ),
  counted(
    '30-2899.04',
    'EZ Baccarat and EZ Baccarat Progressive',
    '(1) (2) (3) (3)(a) (3)(b) (4) (5) (5)(a) (5)(b) (5)(c) (5)(d) (5)(e) (5)(e)(i) (5)(f) (5)(f)(i..vii) (5)(g)',
  ),
  counted('30-2899.05', 'The play: Golden Frog Baccarat', 'opening (1) (2) (3) (4) (5)'),
  counted(
    '30-2899.06',
    'The play: Infinite Fortune Baccarat',
    'opening (1) (2) (3) (4) (5) (6) (6)(a) (6)(b) (6)(c) (6)(d) (6)(e) (6)(f) (6)(g) (6)(h) (7) (8)',
  ),
  counted(
    '30-2899.07',
    'The play: Eternal Baccarat',
    '(1) (2) (3) (4) (5) (6) (6)(a) (6)(b) (6)(c) (6)(d) (6)(e) (6)(f) (6)(g) ' +
      '(7) (7)(a) (7)(a)(i..v) (7)(b) (7)(b)(i) (7)(c) (7)(c)(i) (7)(d) (7)(d)(i) (7)(e) (7)(e)(i) (7)(f) (7)(f)(i) ' +
      '(8) (8)(a) (8)(b) (8)(c) (8)(d) (8)(d)(i..ix) (8)(d)_configuration (8)(e) (8)(e)(i..viii) (8)(e)_configuration ' +
      '(8)(f) (8)(f)(i..viii) (8)(f)_configuration',
  ),
];
