import { describe, expect, it } from 'vitest';
import { readUnsaved } from './saving';

const KEPT = { revision: 2, name: 'Pai gow', inForceFrom: '', rows: [['1', '5%']] };

describe('what was typed and not saved', () => {
  it('is read back with its faults, and a text that is none is nothing', () => {
    expect(readUnsaved(JSON.stringify(KEPT))).toEqual(KEPT);
    for (const text of ['', '{', '[]', JSON.stringify({ ...KEPT, rows: [['\u202E']] })])
      expect(readUnsaved(text)).toBeUndefined();
  });
});
