/** Which of a table's offers counts on a day, and whose days count there. */
import { describe, expect, it } from 'vitest';
import { inForceOn } from './offer-in-force';
import { rulebookAt } from './rulebook-at';

const offer = (number: number, from: string) => ({ number, from });
const onDay = (offers: ReturnType<typeof offer>[], day: string) => inForceOn(offers, day)?.number;

describe('the offer in force', () => {
  it('is the latest that has begun', () => {
    const offers = [offer(1, '2026-01-01'), offer(2, '2026-02-01')];
    for (const given of [offers, offers.toReversed()]) {
      expect(onDay(given, '2025-12-31')).toBeUndefined();
      expect(onDay(given, '2026-01-31')).toBe(1);
      expect(onDay(given, '2026-02-01')).toBe(2);
    }
  });

  it('is the one written down last, of two from one day', () => {
    const offers = [offer(2, '2026-02-01'), offer(3, '2026-02-01')];
    for (const given of [offers, offers.toReversed()]) expect(onDay(given, '2026-02-01')).toBe(3);
  });

  it('goes by the day before it goes by the number', () => {
    const offers = [offer(2, '2026-01-01'), offer(1, '2026-02-01')];
    for (const given of [offers, offers.toReversed()]) expect(onDay(given, '2026-03-01')).toBe(1);
  });
});

describe('the days of a table', () => {
  const find = (id: string) => ({ a: { rulebook: 'gb-2007' }, b: { rulebook: 'sg-thbp-v6' } })[id];
  const put = (number: number, submission: string | null) => ({ number, submission });

  it('are those of the rulebook put on it last', () => {
    expect(rulebookAt({ offers: [put(1, 'a'), put(2, 'b')], signs: [] }, find)).toBe('sg-thbp-v6');
    expect(rulebookAt({ offers: [put(2, 'b'), put(1, 'a')], signs: [put(3, 'a')] }, find)).toBe('sg-thbp-v6');
    expect(rulebookAt({ offers: [put(1, 'a'), put(2, null)], signs: [] }, find)).toBe('gb-2007');
  });

  it('are those of its sign where nothing that is known was put on it', () => {
    expect(rulebookAt({ offers: [put(1, 'gone')], signs: [put(1, 'a'), put(2, 'b')] }, find)).toBe(
      'sg-thbp-v6',
    );
    expect(rulebookAt({ offers: [put(1, null)], signs: [] }, find)).toBeUndefined();
  });
});
