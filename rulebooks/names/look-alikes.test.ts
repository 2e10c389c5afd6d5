import { describe, expect, it } from 'vitest';
import { drawnAs, mixedIn } from './look-alikes';
import { PlainName, TypedName } from './typed-name';

describe('letters that look like others', () => {
  it.each([
    ['Nоrthgate', 'о', 'o'],
    ['Royal Ρalace', 'Ρ', 'p'],
    ['Тable 12', 'Т', 't'],
  ])('are refused beside Latin ones in %s', (name, foreign, latin) => {
    const word = name.split(' ').find((part) => part.includes(foreign));
    const says = `“${word}” mixes letters of two alphabets: its “${foreign}” only looks like “${latin}”. Type the word again with one keyboard.`;
    expect(mixedIn(name)).toBe(says);
    expect(TypedName.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([says]);
  });

  it.each([
    ['Nоrгate', 'о'],
    ['Appгoved', 'г'],
    ['Approꮩed', 'ꮩ'],
    ['ⲁpproved', 'ⲁ'],
    ['ᗩpproved', 'ᗩ'],
  ])('are refused beside Latin ones whether or not they look like one: %s', (name, foreign) => {
    expect(mixedIn(name)).toContain(`“${foreign}”`);
  });

  it.each([
    'Северные ворота',
    'Βόρεια Πύλη',
    'Northgate Север',
    'שער צפון',
    '북문',
    '北門 Casino',
    'Kıbrıs Şans',
    'Việt',
    '5 µm',
    'Ωmega',
    'คาสิโนRoyal',
    'Casino의',
    'Kołobrzeg',
  ])('may spell a whole word: %s', (name) => expect(mixedIn(name)).toBeUndefined());

  it('are read as what they look like, without accents', () => {
    expect(drawnAs('Аррrоvеd É')).toBe('approved e');
    expect(drawnAs('ꓮꓑꓑꓣꓳꓦꓰꓓ')).toBe('approved');
  });
});

describe('a name on a sign', () => {
  it('claims nothing, where any other name may', () => {
    expect(PlainName.safeParse('The Approved Room').success).toBe(false);
    expect(TypedName.safeParse('The Approved Room').success).toBe(true);
    expect(PlainName.safeParse('The Victoria, London').success).toBe(true);
  });
});
