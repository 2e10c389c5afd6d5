/** One figure on all papers of a house: read back out of the finished PDFs, each edge of the table is on the game's leaflet, sign and dossier. */
import { beforeAll, expect, it, vi } from 'vitest';
import { everySubject, GAMES } from '../testing/every-subject';
import { edgesOfHouse } from './content/premises';
import { BY_THE_METER, headlineForPlayers } from './content/progressive';
import { offered } from './content/wagers';
import { houseOf } from './house';
import { makeDossier, makeLeaflet, makeSign } from './make';
import { makePremises } from './make-premises';
import type { Subject } from './subject';
import { pdfWords } from './testing/pdf-words';
import { saidBy } from './testing/said';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const OF = ['roulette', 'casino-stud'];
/** A seal, a signature and the certificate in it add this much at most. */
const SEALED = 12_000;

const EDGE = /\b\d+\.\d{2}%/g;

/** As its list of figures has it: the wager, its clause, its pays, its edge. */
function dossierEdge(words: string, label: string): number {
  const name = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`${name} \\d+\\.\\d+(?:\\([^)]+\\))* [^%]{0,120}?(\\d+\\.\\d{4})%`).exec(words);
  return Number(found?.[1] ?? Number.NaN);
}

let subjects: Subject[];
let booklet: string;
beforeAll(async () => {
  const games = GAMES.filter(([name]) => OF.some((id) => name === `gb-2007 ${id}`));
  subjects = await Promise.all(games.map(([, game]) => everySubject(game)));
  booklet = pdfWords(await makePremises(houseFor(subjects)));
});

function houseFor(games: Subject[]) {
  const made = houseOf('The Test Rooms', games);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return made.value;
}

it.each(OF)('has every edge of its table on the papers of the game: %s', async (id) => {
  const subject = subjects.find(({ game }) => game.id === id);
  if (!subject) throw new Error(`no ${id}`);
  const edges = new Set(
    saidBy(edgesOfHouse(houseFor([subject])))
      .join('\n')
      .match(EDGE),
  );
  expect(edges.size).toBeGreaterThan(0);
  const made = await makeDossier(subject);
  if (id === 'roulette') expect(made.length + SEALED).toBeLessThan(250_000);
  const dossier = pdfWords(made).replace(/\s+/g, ' ');
  const papers = {
    booklet,
    leaflet: pdfWords(await makeLeaflet(subject)),
    sign: pdfWords((await makeSign(subject)).bytes),
    dossier,
  };
  for (const [paper, words] of Object.entries(papers))
    for (const edge of edges) expect(words, paper).toContain(edge);
  for (const each of offered(subject)) {
    const shown = headlineForPlayers(each, subject);
    if (shown === BY_THE_METER) continue;
    // The dossier’s own figure has four places, which those for players round up.
    const more = Number.parseFloat(shown) - dossierEdge(dossier, each.label);
    expect(more, each.label).toBeGreaterThan(-0.00006);
    expect(more, each.label).toBeLessThan(0.01);
  }
});
