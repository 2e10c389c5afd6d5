import { describe, expect, it } from 'vitest';
import type { GameOption } from '@/rulebooks/format/record';
import type { Subject } from '../subject';
import { SUBJECT } from '../testing/subject';
import { leaflet } from './leaflet';
import { plainText } from './plain-text';
import { settingsBesideNotices, settingsSaid } from './settings';
import { sign } from './sign';
import { offered } from './wagers';

const decks: GameOption = {
  id: 'decks',
  label: 'Decks',
  explains: 'How many packs.',
  clause: '1.1',
  kind: 'choice',
  values: ['6', '8'].map((value) => ({ value, label: `${value} decks` })),
  default: '8',
  sets: 'decks',
};
const { sets: _, ...unset } = decks;
const vigorish: GameOption = {
  ...unset,
  id: 'vigorish',
  label: 'Vigorish',
  kind: 'percentage',
  values: [{ value: '5%', label: '5%' }],
  default: '5%',
  charges: [{ wager: SUBJECT.game.wagers[0]?.id ?? '', event: 'win', from: 'winnings' }],
};
const shoe: GameOption = { ...unset, id: 'shoe', label: 'Shoe' };
const chart: GameOption = {
  ...decks,
  id: 'chart',
  label: 'Chart filed',
  kind: 'filed',
  values: [{ value: 'none', label: 'no chart filed' }],
  default: 'none',
  beside: true,
};
const fixed: GameOption = { ...decks, id: 'fixed', label: 'Fixed', values: decks.values.slice(0, 1) };

const having = (options: GameOption[], more: Partial<Subject> = {}): Subject => ({
  ...SUBJECT,
  game: {
    ...SUBJECT.game,
    options,
    // The wheel itself knows no packs.
    wagers: SUBJECT.game.wagers.map((wager) => ({ ...wager, explains: 'Wins when it wins.' })),
  },
  ...more,
});

describe('what the edges on a paper for players were worked out for', () => {
  it('are nothing that is filed beside the game: no figure on the paper is of it', () => {
    const options = { decks: '6', chart: '{"lines":[]}' };
    const subject = having([decks, chart]);
    expect(settingsSaid({ ...subject, variant: { ...subject.variant, options } })).toBe(
      '6 decks. The house edges are for this option.',
    );
  });

  it('are every choice that changes a number, as chosen', () => {
    const subject = having([decks, shoe, fixed, vigorish]);
    const options = { decks: '6' };
    expect(settingsSaid({ ...subject, variant: { ...subject.variant, options } })).toBe(
      '6 decks. Vigorish: 5%. The house edges are for these options.',
    );
  });

  it('is on the sign and in the leaflet', () => {
    expect(plainText(sign(having([decks])).paper)).toContain('The house edges are for: 8 decks.\n');
    expect(plainText(leaflet(having([decks])))).toContain('8 decks. The house edges are for this option.');
    expect(plainText(sign(having([shoe])).paper)).not.toContain('The house edges are for');
  });

  it('is not repeated on a sign with a notice of it, and is in the leaflet all the same', () => {
    const [finding] = SUBJECT.findings;
    if (!finding) throw new Error('no finding');
    const findings = [{ ...finding, option: 'decks', signLine: 'Played with eight decks.' }];
    const noticed = having([decks, vigorish], { findings });
    expect(settingsBesideNotices(noticed, offered(noticed))).toEqual(['Vigorish: 5%']);
    const alone = having([decks], { findings });
    expect(settingsBesideNotices(alone, offered(alone))).toEqual([]);
    expect(plainText(leaflet(noticed))).toContain('8 decks. Vigorish: 5%. The house edges');
  });

  it('leaves out how the rules are read, unless another reading was chosen', () => {
    const joker: GameOption = { ...decks, id: 'joker', label: 'Joker', reading: true };
    const subject = having([joker]);
    expect(settingsSaid(subject)).toBeUndefined();
    const options = { joker: '6' };
    expect(settingsSaid({ ...subject, variant: { ...subject.variant, options } })).toBe(
      'Joker: 6 decks. The house edges are for this option.',
    );
  });

  it('is on a sheet only with a wager whose figures it changes', () => {
    const subject = having([decks, vigorish]);
    expect(settingsBesideNotices(subject, offered(subject))).toEqual(['8 decks', 'Vigorish: 5%']);
    expect(settingsBesideNotices(subject, [])).toEqual([]);
    const [first] = offered(subject);
    if (!first) throw new Error('no wager');
    const elsewhere = { ...first, wager: { ...first.wager, id: 'of-cards', family: 'first-cards' } };
    expect(settingsBesideNotices(subject, [elsewhere])).toEqual([]);
    const there = { ...decks, setsIn: { 'first-cards': 'packs' } };
    expect(settingsBesideNotices(having([there]), [elsewhere])).toEqual(['8 decks']);
  });
});
