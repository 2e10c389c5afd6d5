import type { SectionInput } from '../../format/record';
import { section2801 } from './30-2801-rules';
import { section2802 } from './30-2802-definitions';
import { section2803 } from './30-2803-table';
import { section2804, section2805 } from './30-2804-2805-rules-and-shoes';
import { section2806 } from './30-2806-cards';
import { section2807 } from './30-2807-wagers';
import { section2808 } from './30-2808-pays-and-vigorish';
import { section2809, section2810, section2811 } from './30-2809-2811-shuffle';
import { section2812, section2813, section2814 } from './30-2812-2814-dealing';
import { section2815, section2816 } from './30-2815-2816-settling';
import { section2817 } from './30-2817-midi';

/** In the order of the source: standard baccarat, then the games of 30-2899. */
export const sections: SectionInput[] = [
  section2801,
  section2802,
  section2803,
  section2804,
  section2805,
  section2806,
  section2807,
  section2808,
  section2809,
  section2810,
  section2811,
  section2812,
  section2813,
  section2814,
  section2815,
  section2816,
  section2817,
];
