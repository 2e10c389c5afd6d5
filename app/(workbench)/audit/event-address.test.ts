import { describe, expect, it } from 'vitest';
import { EventFilter } from '@/server/inspection/event-filter';
import { addressOf, asked, exportAddress, filterIn } from './event-address';

const filter = {
  person: 'p-1',
  about: 'drafts',
  find: 'A-0001, version 1',
  from: '2026-01-01',
  to: '2026-01-31',
} as const;

describe('the filters of the Audit page', () => {
  it('come back from the address as they were', () => {
    const address = addressOf('/audit', filter);
    expect(filterIn(new URL(address, 'http://x').searchParams)).toEqual(filter);
    expect(addressOf('/audit', {})).toBe('/audit');
  });

  it('are nothing where an address says what is no filter', () => {
    const search = new URLSearchParams(
      'person=a/b&about=toString&from=2026-13-45&to=today&submission=<x>&find=%20%20',
    );
    expect(filterIn(search)).toEqual({});
  });

  it('ask the server and the export for the same events', () => {
    const search = new URL(exportAddress(filter), 'http://x').searchParams;
    const { kinds, ...rest } = Object.fromEntries(search);
    expect(EventFilter.parse({ ...rest, kinds: kinds?.split(',') })).toEqual(asked(filter));
  });
});
