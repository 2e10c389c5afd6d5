import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayEndIn, dayIn } from '@/rulebooks/zones';
import { timed, timeSaidIn } from '@/server/access/server-time';
import { SiteClock } from './site-clock';

const at = (instant: string) => Date.parse(instant);
/** A browser whose clock is two days late. */
const here = '2026-11-28T23:59:50Z';
const there = '2026-11-30T23:59:50Z';

const midnight = (now: Date) => dayEndIn('gb-2007', dayIn('gb-2007', now));

describe('the clock of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: at(here) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('goes by the server, whatever the browser’s clock says', () => {
    const clock = new SiteClock(at(there));
    expect(dayIn('gb-2007', clock.now())).toBe('2026-11-30');
    vi.advanceTimersByTime(3_000);
    expect(clock.now().toISOString()).toBe('2026-11-30T23:59:53.000Z');
  });

  it('counts from when the page arrived, not from when it began to run', () => {
    const clock = new SiteClock(at(there), { arrived: at(here) - 4_000 });
    expect(clock.now().toISOString()).toBe('2026-11-30T23:59:54.000Z');
  });

  it('tells whoever watches when a day turns, and not before', () => {
    const clock = new SiteClock(at(there));
    const days: string[] = [];
    const stop = clock.watch(midnight, () => days.push(dayIn('gb-2007', clock.now())));
    vi.advanceTimersByTime(9_999);
    expect(days).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(days).toEqual(['2026-12-01']);
    stop();
    vi.advanceTimersByTime(86_400_000);
    expect(days).toHaveLength(1);
  });

  it('is put right by an answer, and tells whoever watches', () => {
    const clock = new SiteClock(at(there));
    const told = vi.fn();
    clock.watch(midnight, told);
    // Somebody sets the clock of the machine back by an hour.
    vi.setSystemTime(at(here) - 3_600_000);
    clock.heard(at(there) + 15_000);
    expect(told).toHaveBeenCalledOnce();
    expect(dayIn('gb-2007', clock.now())).toBe('2026-12-01');
  });

  it('is not put back by an answer that was slow', () => {
    const clock = new SiteClock(at(there));
    clock.heard(at(there) - 6_000);
    expect(clock.now().getTime()).toBe(at(there));
    // A clock that was set forward by a day is no slow answer.
    clock.heard(at(there) - 86_400_000);
    expect(dayIn('gb-2007', clock.now())).toBe('2026-11-29');
  });
});

describe('an answer', () => {
  it('says the time on the server', async () => {
    const answer = await timed(
      async () => new Response('{}', { status: 207, headers: { Vary: 'Cookie' } }),
      () => at(there),
    )(new Request('http://localhost/api/trpc/site.status'));
    expect(timeSaidIn(answer.headers)).toBe(at(there));
    expect([answer.status, answer.headers.get('Vary')]).toEqual([207, 'Cookie']);
  });

  it('that says no time, or none that can be read, puts nothing right', () => {
    expect(timeSaidIn(new Headers())).toBeUndefined();
    expect(timeSaidIn(new Headers({ 'X-Server-Time': 'noon' }))).toBeUndefined();
  });
});
