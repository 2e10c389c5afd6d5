import { describe, expect, it } from 'vitest';
import { withChange, withHead } from './draft-text';

describe('one more change', () => {
  const change = { at: ['title'], was: 'x', becomes: 'y', because: 'Tried.' };
  it('is put at the end, and the rest stays', () => {
    const text = withChange('{"of":"gb-2007","changes":[1]}', change) ?? '';
    expect(JSON.parse(text)).toEqual({ of: 'gb-2007', changes: [1, change] });
  });
  it.each(['', '[]', 'null', '{"changes":{}}', '7'])('is put into no %j', (text) => {
    expect(withChange(text, change)).toBeUndefined();
  });
});

describe('another head', () => {
  it('takes the place of the old, and the changes stay', () => {
    const text = withHead('{"edition":"Draft","validFrom":"2027-01-01","changes":[1]}', {
      edition: 'May 2027',
    });
    expect(JSON.parse(text ?? '')).toEqual({ edition: 'May 2027', validFrom: '2027-01-01', changes: [1] });
  });
  it('is written into no text that cannot be read', () => {
    expect(withHead('{', { validFrom: '2027-01-01' })).toBeUndefined();
  });
});
