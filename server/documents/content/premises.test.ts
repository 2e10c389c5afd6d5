import { beforeAll, describe, expect, it } from 'vitest';
import { edgeForPlayers } from '@/simulations/printing/numbers';
import { everySubject, GAMES } from '../../testing/every-subject';
import { houseOf } from '../house';
import { inReadingOrder } from '../layout/folded';
import { setPremises } from '../make-premises';
import { panelsFilled } from '../testing/panels-filled';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { saidBy } from '../testing/said';
import { SUBJECT } from '../testing/subject';
import { leaflet } from './leaflet';
import { edgesOfHouse, premisesLeaflet, premisesMissing } from './premises';

const second = {
  ...SUBJECT,
  game: { ...SUBJECT.game, label: 'Second Wheel' },
  record: { ...SUBJECT.record, reference: 'T-0002', hash: 'd'.repeat(64), dated: '2008-03-04T00:00:00.000Z' },
};

function houseFor(...subjects: (typeof SUBJECT)[]) {
  const made = houseOf('The Test Rooms', subjects);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return made.value;
}

describe('the games of one leaflet', () => {
  it('are at least one, of one rulebook', () => {
    expect(houseOf('The Test Rooms', [])).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringContaining('at least one game') }],
    });
    expect(houseOf('The Test Rooms', [SUBJECT, ROUND_SUBJECT])).toMatchObject({
      ok: false,
      problems: [
        {
          message:
            'These games are of “Rules of the test” and “Rules of the other test”, which one leaflet cannot mix: make one for each.',
        },
      ],
    });
  });
  it('are at most twenty', () => {
    expect(
      houseOf(
        'The Test Rooms',
        Array.from({ length: 21 }, () => SUBJECT),
      ),
    ).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringContaining('at most 20') }],
    });
  });
});

describe('the leaflet of premises', () => {
  const both = houseFor(SUBJECT, second);
  const { blocks, ...paper } = premisesLeaflet(both);
  let finished: ReturnType<typeof setPremises>;
  beforeAll(() => {
    finished = setPremises(both);
  });
  it('names the most expensive wager of the house, whichever game has it', () => {
    const wagers = second.analysis.wagers.map((wager) => ({ ...wager, houseEdge: '1/8' }));
    const dear = houseFor(SUBJECT, { ...second, analysis: { ...second.analysis, wagers } });
    const said = premisesLeaflet(dear).blocks.flatMap(saidBy).join('\n');
    expect(said).toContain('For every £100 staked on One number at Test Wheel, the casino keeps £2.71');
    expect(said).toContain('On One number at Second Wheel, the most expensive wager here, it keeps £12.50.');
  });
  it('lists the edge of every wager of every game, with what it is of', () => {
    expect(saidBy(edgesOfHouse(both))).toEqual([
      '{House edges by game and wager, of the stake unless another is named}',
      'Wager | House edge',
      'Test Wheel',
      'One number | 2.71%',
      'Red (zero is spun: half the stake is lost) | 1.36%',
      'Tie (no result: stake returned): Pay table 1 | 5.41%',
      'Second Wheel',
      'One number | 2.71%',
      'Red (zero is spun: half the stake is lost) | 1.36%',
      'Tie (no result: stake returned): Pay table 1 | 5.41%',
    ]);
    for (const { houseEdge } of SUBJECT.analysis.wagers)
      expect(saidBy(edgesOfHouse(both)).join('\n')).toContain(edgeForPlayers(houseEdge));
  });
  it('begins each game on a page of its own', () => {
    const pages = inReadingOrder(finished.set.drawing).pages;
    for (const label of [SUBJECT.game.label, 'Second Wheel']) {
      const page = pages.find(({ pieces }) =>
        pieces.some(({ heading }) => heading?.level === 1 && heading.text === label),
      );
      const headings = (page?.pieces ?? []).flatMap(({ heading }) => heading?.text ?? []);
      expect(headings[0], label).toBe(label);
    }
  });
  it('names the basis of an edge that is not of the stake', () => {
    const said = saidBy(edgesOfHouse(houseFor(ROUND_SUBJECT)));
    expect(said.filter((line) => line.includes('(of '))).toEqual([
      'Ante, Blind and Play (of the Ante) | 25.00%',
      'Jackpot (of the stake, at the declared meter of £200) | 17.00%',
    ]);
  });
  it('has the leaflet of each game in it, but what a house edge is only once', () => {
    const said = blocks.flatMap(saidBy);
    const alone = leaflet(SUBJECT).blocks.flatMap(saidBy);
    const part = alone.slice(alone.indexOf('## How to play'), alone.indexOf('## Where to ask'));
    const at = said.indexOf('# Test Wheel');
    expect(said.slice(at + 1, at + 1 + part.length)).toEqual(part);
    expect(said.filter((line) => line === '## What the house edge is')).toHaveLength(1);
  });
  it('is dated by the last decision and leads to the record of each game', () => {
    expect(paper.dated).toBe('2008-03-04T00:00:00.000Z');
    expect(blocks.filter(({ kind }) => kind === 'qr')).toHaveLength(2);
  });
  it('names two variants of one game with their references', () => {
    const other = { ...second, game: SUBJECT.game };
    const said = saidBy(edgesOfHouse(houseFor(SUBJECT, other)));
    expect(said).toContain('Test Wheel (T-0001, version 2)');
    expect(said).toContain('Test Wheel (T-0002, version 2)');
  });
  it('is marked where one of its games may not be shown', () => {
    const organisation = { minimumAge: 18, help: 'A line' };
    const house = (...subjects: (typeof SUBJECT)[]) =>
      houseFor(...subjects.map((subject) => ({ ...subject, organisation })));
    expect(paper.mark).toBe('NOT FOR DISPLAY');
    expect(premisesMissing(both).map(({ text }) => text)).toEqual([
      'The minimum age of players in Testland.',
      'Where players in Testland get help.',
    ]);
    expect(premisesMissing(house(SUBJECT, second))).toEqual([]);
    expect(premisesLeaflet(house(SUBJECT, second)).mark).toBeUndefined();
    const refused = { ...second, record: { ...second.record, barred: 'refused' as const } };
    expect(premisesLeaflet(house(SUBJECT, refused)).mark).toBe('REFUSED');
    const draft = { ...second, record: { ...second.record, draft: true } };
    expect(premisesLeaflet(house(SUBJECT, draft)).mark).toBe('WORKING COPY');
  });
  it('says of the operator what the version decided last was frozen with, whichever game that is', () => {
    const [older, newer] = [
      { minimumAge: 18 },
      { minimumAge: 21, help: 'A newer line', contact: 'A newer desk' },
    ];
    const house = houseFor({ ...SUBJECT, organisation: older }, { ...second, organisation: newer });
    const said = premisesLeaflet(house).blocks.flatMap(saidBy).join('\n');
    expect(said).toContain('You must be 21 or over to play.');
    expect(said).toContain('help is here: A newer line');
    expect(said).toContain('or the desk: A newer desk.');
    expect(said).not.toContain('18 or over');
    expect(premisesMissing(house)).toEqual([]);
    const turned = houseFor({ ...SUBJECT, organisation: newer }, { ...second, organisation: older });
    expect(premisesMissing(turned).map(({ text }) => text)).toEqual(['Where players in Testland get help.']);
  });
  it('names the page on which each game begins', () => {
    const { paper: made, set } = finished;
    expect(set.fits).toBe(true);
    const contents = made.blocks.find((block) => block.kind === 'table' && block.caption === 'Contents');
    const [first, other] = [set.parts.get('Test Wheel') ?? 0, set.parts.get('Second Wheel') ?? 0];
    expect(first).toBeGreaterThan(1);
    expect(other).toBeGreaterThan(first);
    expect(contents && saidBy(contents).slice(2)).toEqual([
      `Test Wheel | ${first}`,
      `Second Wheel | ${other}`,
    ]);
  });
  it('has a back that is filled over its middle, with where to ask', () => {
    const { pages, height } = inReadingOrder(finished.set.drawing);
    const foot = height - 60;
    const texts = (pages.at(-1)?.pieces ?? []).flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.draw === 'text' && mark.y < foot ? [mark] : [])),
    );
    expect(texts.map(({ text }) => text.trim())).toContain('Where to ask');
    expect(texts[0]?.text, 'never the rest of the last game').toBe('What each game costs');
    expect(Math.max(...texts.map(({ y }) => y)) / foot).toBeGreaterThan(0.6);
  });
});

it('is not named twice where the operator is called like its premises', () => {
  const lead = (name: string) => {
    const organisation = { ...SUBJECT.organisation, name };
    const { blocks } = premisesLeaflet(houseFor({ ...SUBJECT, organisation }));
    return blocks.flatMap((block) =>
      block.kind === 'paragraph' && block.tone === 'lead' ? [block.text] : [],
    );
  };
  const says = 'How each game is played, and what each wager costs you on average.';
  expect(lead('The Test Rooms')).toEqual([says]);
  expect(lead('Test Casinos')).toEqual([`Test Casinos. ${says}`]);
});

it('keeps two numbers of a name on one line', async () => {
  const [, craps] = GAMES.find(([name]) => name === 'gb-2007 craps') ?? [];
  if (!craps) throw new Error('Dice is a game of Great Britain');
  const said = JSON.stringify(edgesOfHouse(houseFor(await everySubject(craps))));
  expect(said).toContain('Behind the Come, 4\u00a0or\u00a010');
});

it('fills the panels of a booklet, whose games have their layouts where there is room', async () => {
  const names = ['gb-2007 roulette', 'gb-2007 sic-bo', 'gb-2007 big-six'];
  const games = await Promise.all(
    GAMES.filter(([name]) => names.includes(name)).map(([, game]) => everySubject(game)),
  );
  expect(games).toHaveLength(3);
  const { drawing } = setPremises(houseFor(...games)).set;
  const filled = panelsFilled(drawing);
  expect(filled.length).toBeGreaterThan(12);
  expect(Math.min(...filled), filled.map((part) => part.toFixed(2)).join(' ')).toBeGreaterThan(0.55);
});
