import fc from 'fast-check';
import { describe, it } from 'vitest';
import { Site } from './modelled-site';

type Books = { typed: number };
type Step = fc.Command<Books, Site>;

/** Anything may happen at any time; what makes no sense then changes nothing. */
const step = (shown: string, run: (site: Site, books: Books) => void): Step => ({
  check: () => true,
  run: (books, site) => run(site, books),
  toString: () => shown,
});

const tabs = fc.nat({ max: 2 });
const request = fc.nat({ max: 11 });

function steps(unique: boolean): fc.Arbitrary<Step>[] {
  const word = fc.constantFrom('a', 'b', 'c', 'opened', '');
  const on = (name: string, run: (site: Site, tab: number) => void) =>
    tabs.map((tab) => step(`${name}(${tab})`, (site) => run(site, tab)));
  const of = (name: string, run: (site: Site, request: Site['requests'][number]) => void) =>
    request.map((index) =>
      step(`${name}(${index})`, (site) => {
        const chosen = site.requests[index % Math.max(1, site.requests.length)];
        if (chosen) run(site, chosen);
      }),
    );
  const type = fc.tuple(tabs, word, fc.boolean()).map(([tab, text, samePlace]) =>
    step(`type(${tab}, ${text})`, (site, books) => {
      books.typed += 1;
      const content = unique ? `edit ${books.typed}` : text;
      site.tell(site.tab(tab), { kind: 'typed', content, place: samePlace ? 'cell' : null });
    }),
  );
  const elsewhere = word.map((text) =>
    step(`elsewhere(${text})`, (site, books) => {
      books.typed += 1;
      site.write(unique ? `edit ${books.typed}` : text || 'c', 'Adrian');
    }),
  );
  return [
    type,
    type,
    on('goOn', (site, tab) => site.goOn(site.tab(tab))),
    on('goOn', (site, tab) => site.goOn(site.tab(tab))),
    on('save', (site, tab) => site.tell(site.tab(tab), { kind: 'send' })),
    on('undo', (site, tab) => site.tell(site.tab(tab), { kind: 'undo' })),
    on('redo', (site, tab) => site.tell(site.tab(tab), { kind: 'redo' })),
    on('leaveField', (site, tab) => site.tell(site.tab(tab), { kind: 'left-field' })),
    on('takeTheirs', (site, tab) => site.tell(site.tab(tab), { kind: 'take-theirs' })),
    on('keepMine', (site, tab) => site.tell(site.tab(tab), { kind: 'keep-mine' })),
    on('refetch', (site, tab) => site.read(site.tab(tab))),
    on('reload', (site, tab) => site.reload(site.tab(tab))),
    of('arrive', (site, sent) => site.arrive(sent)),
    of('answer', (site, sent) => site.answer(sent)),
    of('answer', (site, sent) => site.answer(sent)),
    of('lose', (site, sent) => site.lose(sent, false)),
    of('giveUp', (site, sent) => site.lose(sent, true)),
    of('refuse', (site, sent) => site.refuse(sent)),
    elsewhere,
    // A confirmation: another revision of the same content.
    fc
      .constantFrom('Nora', 'Adrian')
      .map((who) => step(`confirm(${who})`, (site) => site.write(site.held.content, who))),
  ];
}

const freeze = fc.constant(step('freeze', (site) => site.freeze()));

describe.each([
  ['each edit another one', true, 700],
  ['few words, typed again and again', false, 700],
])('three tabs on one draft, %s', (_, unique, numRuns) => {
  it.each([
    ['goes on', []],
    ['is frozen at some time', [freeze]],
  ])('that %s: nothing older is shown, nothing is lost, and it comes to rest', (_, more) => {
    const choice = fc.constantFrom('take-theirs' as const, 'keep-mine' as const);
    const interleavings = fc.commands([...steps(unique), ...more], { maxCommands: 60, size: '+1' });
    fc.assert(
      fc.property(interleavings, choice, (commands, choose) => {
        const site = new Site(['Nora', 'Nora', 'Adrian'], unique);
        fc.modelRun(() => ({ model: { typed: 0 }, real: site }), commands);
        site.settle(choose);
      }),
      { numRuns },
    );
  });
});
