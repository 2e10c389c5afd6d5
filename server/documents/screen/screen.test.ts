/** The sign on a screen: both ways up, whole, and with nothing to change but its limits. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkSeal } from '../../seals/seal';
import { everySubject, GAMES } from '../../testing/every-subject';
import type { Drawing } from '../layout/drawing';
import { parBook } from '../par/book';
import { isParSheet } from '../par/by-itself';
import { parPage } from '../par/page';
import { paperStanding } from '../premises-standing';
import { recommendedSheet } from '../sign-plan';
import { laidOutSign } from '../sign-sheets';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { MONEY, ORDER, TURN_ROUND } from './page';
import { makeScreenPage, makeScreenPicture, screenOf } from './screen';

const sizeOf = (png: Uint8Array): [number, number] => {
  const bytes = Buffer.from(png);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

it('carries no seal, and is no PAR sheet', async () => {
  const page = Buffer.from(makeScreenPage(SUBJECT).html);
  expect(isParSheet(page)).toBe(false);
  expect(await paperStanding(page, { keys: [], checkSeal })).toMatchObject({
    ok: false,
    because: expect.stringMatching(/^a page carries no seal of its own, and the limits of a sign/),
  });
  const par = Buffer.from(parPage(parBook(SUBJECT)));
  expect(isParSheet(par)).toBe(true);
  expect(await paperStanding(par, { keys: [], checkSeal })).toMatchObject({
    ok: false,
    because: expect.stringMatching(/^a PAR sheet carries no seal/),
  });
});

describe('a sign as a picture', () => {
  it('fills the screen, either way up', () => {
    expect(sizeOf(makeScreenPicture(SUBJECT).bytes)).toEqual([1920, 1080]);
    expect(sizeOf(makeScreenPicture(SUBJECT, 'portrait').bytes)).toEqual([1080, 1920]);
  });
  it('keeps the code dark on white, where telephones can read it', () => {
    const figure = screenOf(SUBJECT).drawing.pages[0]?.pieces.find(
      ({ element }) => element?.role === 'Figure',
    );
    expect(figure?.marks[0]).toMatchObject({ draw: 'rect', fill: '#ffffff' });
    expect(figure?.marks[1]).toMatchObject({ draw: 'rect', fill: '#1b1f24' });
  });
  it('has no place to write the meter by hand, which the printed sign has', () => {
    const words = (drawing: Drawing) =>
      drawing.pages
        .flatMap(({ pieces }) => pieces.flatMap(({ marks }) => marks))
        .flatMap((mark) => (mark.draw === 'text' ? [mark.text] : []))
        .join(' ');
    const [printed] = laidOutSign(ROUND_SUBJECT, recommendedSheet(ROUND_SUBJECT)).sheets;
    expect(printed && words(printed.set.drawing)).toMatch(/meter now/i);
    expect(words(screenOf(ROUND_SUBJECT).drawing)).not.toMatch(/meter now/i);
    expect(words(screenOf(ROUND_SUBJECT).drawing)).toContain('Jackpot');
  });
  it('is crossed as a working copy, over everything', () => {
    const draft = { ...SUBJECT, record: { ...SUBJECT.record, draft: true } };
    expect(screenOf(draft).drawing.pages[0]?.pieces.at(-1)?.marks).toMatchObject([{ text: 'WORKING COPY' }]);
  });
});

describe('a sign as a page', () => {
  const { html } = makeScreenPage(ROUND_SUBJECT);
  it('has its limits as text that can be changed, and the price of a progressive as outlines', () => {
    const limits = [...html.matchAll(/data-limit="(\w+)" data-approved="([^"]*)"/g)];
    expect(limits.map(([, field, approved]) => [field, approved])).toEqual([
      ['minimum', '£5'],
      ['maximum', '£500'],
    ]);
    expect([...html.matchAll(/<text /g)]).toHaveLength(2);
    expect([...html.matchAll(/<input name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'minimum',
      'maximum',
    ]);
  });
  it('takes its approved limits and others like them, and no pay in their place', () => {
    const inputs = [
      ...html.matchAll(/<input name="(\w+)"[^>]* pattern="([^"]*)"[^>]* placeholder="([^"]*)"/g),
    ];
    expect(inputs).toHaveLength(2);
    for (const [, , pattern = '', approved = ''] of inputs) {
      const is = (text: string) => new RegExp(`^(?:${pattern})$`, 'v').test(text);
      expect([approved, 'SGD 2,500', 'HK$10'].filter((text) => !is(text))).toEqual([]);
      expect(['35 to 1', '£5 to £10', '0.00%', 'Free', '£5 approved'].filter(is)).toEqual([]);
    }
  });
  it('says on its button how to change them, and in its dialog that no approval is needed', () => {
    expect(html).toContain('<button type="button" aria-keyshortcuts="L">Change the limits (key L)</button>');
    expect(html).toContain('They are no part of the approval, so you may change them at any time.');
    const [, code = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
    for (const sign of ['pointermove', 'pointerdown', 'keydown']) expect(code).toContain(`'${sign}'`);
    expect(html).toContain('.attended>button{opacity:1');
  });
  it('refuses a minimum above the maximum, with a sentence', () => {
    const outOfOrder: (limits: Record<string, string>) => string = new Function(
      `${ORDER};return outOfOrder`,
    )();
    expect(html).toContain(ORDER);
    expect(html).toContain(TURN_ROUND);
    const wrong = { minimum: '£1,000', maximum: '£500' };
    expect(outOfOrder(wrong)).toBe('maximum');
    expect(outOfOrder({ minimum: 'SGD 25', maximum: 'SGD 25', optional: '£50 to £5' })).toBe('optional');
    const wheel = { 'inside-minimum': '£1', 'inside-maximum': '£50' };
    expect(outOfOrder({ ...wheel, 'outside-minimum': '£9', 'outside-maximum': '£5' })).toBe(
      'outside-maximum',
    );
    expect(outOfOrder({ ...wheel, 'inside-minimum': '£51' })).toBe('inside-maximum');
    expect(outOfOrder({ inside: '£9 to £5' })).toBe('inside');
    for (const right of [
      { ...wheel, 'outside-minimum': '£60', 'outside-maximum': '£600' },
      { minimum: '£2.50', maximum: '£500', optional: '£1 to £50' },
      { minimum: '£5' },
      { minimum: '£900', maximum: '£1,000', optional: '£5' },
    ])
      expect(outOfOrder(right)).toBe('');
  });
  it('writes a sum as the sign has it, whatever was left out', () => {
    const money: (text: string, approved: string) => string = new Function(`${MONEY};return money`)();
    expect(html).toContain(MONEY);
    for (const [typed, approved, shown] of [
      ['100000000', '£5', '£100,000,000'],
      ['2.5', '£5', '£2.50'],
      ['£2,500.50', '£5', '£2,500.50'],
      ['25', 'SGD 5', 'SGD 25'],
      ['US$999', '£5', 'US$999'],
      ['£1000 to £25000', '£1 to £50', '£1,000 to £25,000'],
      ['£2,50', '£5', '£2,50'],
      ['2.505', '£5', '2.505'],
    ] as const)
      expect(money(typed, approved)).toBe(shown);
  });
  it('needs no network, and runs no script but its own', () => {
    expect(html).not.toMatch(/(?:src|href)="(?!data:|#)/);
    expect(html.replace(/http:\/\/www\.w3\.org\/2000\/svg/g, '')).not.toMatch(/https?:\/\//);
    const [, code = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
    const hash = createHash('sha256').update(code).digest('base64');
    expect(html).toContain(`script-src 'sha256-${hash}'`);
    expect(html).toContain("default-src 'none'");
    expect(code).not.toMatch(/innerHTML|eval|Function/);
  });
  it('says to who cannot see it what is approved', () => {
    expect(html).toMatch(/class="aloud">[^<]*Royal flush[^<]*House edges are rounded up\./);
  });
  it('keeps the limits that collection fees are posted for, and has nothing to press then', async () => {
    const [, game] = GAMES.find(([name]) => name === 'ca-hawaiian-gardens fortune-7-baccarat') ?? [];
    if (!game) throw new Error('Fortune 7 is a game of the binder');
    const subject = await everySubject(game);
    const page = makeScreenPage(subject).html;
    expect(page).toMatch(/class="aloud">[^<]*Minimum \$/);
    expect([...page.matchAll(/data-limit="(\w+)"/g)].map(([, limit]) => limit)).toEqual(['optional']);
    const { limits, ...others } = subject.variant.circumstances;
    const circumstances = { ...others, ...(limits && { limits: { ...limits, optional: undefined } }) };
    const alone = makeScreenPage({
      ...subject,
      variant: { ...subject.variant, circumstances } as typeof subject.variant,
    });
    expect(alone.html).not.toMatch(/<button|<script|<input/);
    expect(html).toMatch(/data-limit="minimum"[\s\S]*<button/);
  });
});
