import { describe, expect, it } from 'vitest';
import { type FiledVariant, readVariantText, variantText } from './variant-file';

const filed = (share: string) =>
  JSON.stringify({
    rulebook: 'gb-2007',
    game: 'casino-stud',
    wagers: {},
    circumstances: { meters: { jackpot: { contribution: share } } },
  });
const contribution = ({ variant }: FiledVariant) => variant.circumstances.meters?.jackpot?.contribution;

describe('a share in a variant file', () => {
  it.each(['0.5', '70', '1', ' 0.7 '])('is refused as %s, which has two readings', (share) => {
    expect(readVariantText(filed(share))).toMatchObject({
      ok: false,
      problems: [
        {
          field: 'circumstances.meters.jackpot.contribution',
          message: expect.stringContaining(`may mean ${share.trim()}%`),
        },
      ],
    });
  });

  it.each(['0.5%', '70%', '7/10', '0'])('is read as %s', (share) => {
    const read = readVariantText(filed(share));
    expect(read.ok && contribution(read.value)).toBe(share);
  });

  it('comes back from the file of an older variant with the meaning it had', () => {
    const read = readVariantText(filed('7/10'));
    if (!read.ok) throw new Error('the file can be read');
    const older = structuredClone(read.value.variant);
    older.circumstances.meters = { jackpot: { contribution: '0.7' } };
    const again = readVariantText(variantText(older, '2008-01-15'));
    expect(again.ok && contribution(again.value)).toBe('70%');
  });
});
