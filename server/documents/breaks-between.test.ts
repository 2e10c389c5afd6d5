import { expect, it } from 'vitest';
import { BREAKS } from './breaks-between';

it.each([
  ['on 14 January 2027', ['on', '14 January 2027']],
  ['on January 14, 2027 at', ['on', 'January 14, 2027', 'at']],
  ['since January 2027', ['since', 'January 2027']],
  ['pays 1,000 to 1 here', ['pays', '1,000 to 1', 'here']],
  ['pays 1½ to 1, or 2 for 1', ['pays', '1½ to 1,', 'or', '2 for 1']],
  ['from £5 to £500', ['from', '£5', 'to', '£500']],
  ['call 0808 8020 133 now', ['call', '0808 8020 133', 'now']],
  ['rule § 3.10 says', ['rule', '§ 3.10', 'says']],
  ['Poker 6 Card Bonus', ['Poker', '6 Card', 'Bonus']],
  ['2.71 % of 37 numbers', ['2.71 %', 'of', '37', 'numbers']],
])('“%s” breaks between its phrases', (text, phrases) => expect(text.split(BREAKS)).toEqual(phrases));
