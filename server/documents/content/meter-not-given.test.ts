/** A meter that nobody gave, and one that was declared to the penny: what papers make of it. */
import { expect, it } from 'vitest';
import type { Subject } from '../subject';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { figures } from './dossier/figures';
import { atAGlance } from './leaflet/wagers';
import { meterExamples } from './meter-examples';
import { basisNote } from './progressive';
import { offered } from './wagers';

const [round, jackpot] = ROUND_SUBJECT.analysis.wagers;
if (!round || !jackpot?.progressive) throw new Error('the test round has a jackpot');

/** Analysed at a meter, and filed with it or with none. */
function at(meter: string, declared?: string): Subject {
  const events = jackpot?.events.map((event) =>
    meter === '0/1' && event.pays.endsWith('meter') ? { ...event, net: '-1/1' } : event,
  );
  // At an empty meter its shares count as no win: 90 of a thousand hands are left.
  const hit = meter === '0/1' ? '9/100' : '1/10';
  const { progressive: _, ...circumstances } = ROUND_SUBJECT.variant.circumstances;
  return {
    ...ROUND_SUBJECT,
    variant: {
      ...ROUND_SUBJECT.variant,
      circumstances: { ...circumstances, ...(declared && { progressive: { meter: declared } }) },
    },
    analysis: {
      ...ROUND_SUBJECT.analysis,
      wagers: [round, { ...jackpot, hit, events, progressive: { ...jackpot?.progressive, meter } }],
    },
  } as Subject;
}
const jackpotIn = (subject: Subject) => {
  const found = offered(subject).find(({ label }) => label === 'Jackpot');
  if (!found) throw new Error('the jackpot is on offer');
  return found;
};

it('counts a share of the meter as a win, whatever the meter shows', () => {
  const subject = at('0/1');
  const tables = figures(subject, offered(subject)).flatMap((block) =>
    block.kind === 'table' ? [block] : [],
  );
  const chances = tables.find(({ caption }) => caption === 'Frequency, variance and exposure')?.rows ?? [];
  expect(chances.find(({ cells }) => cells[0] === 'Jackpot')?.cells[1]).toBe('10.0000%');
});

it('prints a declared meter to the penny, beside the edge and in the example', () => {
  const subject = at('20012/100', '200.12');
  const large = at('12345678/100', '123,456.78');
  expect(basisNote(jackpotIn(subject), subject)).toBe('edge at the declared meter of £200.12');
  expect(basisNote(jackpotIn(large), large)).toBe('edge at the declared meter of £123,456.78');
  expect(meterExamples(offered(large), large).join(' ')).toContain('while the meter shows £123,456.78');
});

it('puts edges in order only where each has a place in it', () => {
  const titles = (subject: Subject) =>
    atAGlance(offered(subject), subject).flatMap((blocks) =>
      blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])),
    );
  expect(titles(at('200/1', '200'))).toContain('House edges, the lowest first');
  expect(titles(at('0/1'))).not.toContain('House edges, the lowest first');
  expect(titles(at('0/1'))).toContain('House edges at a glance');
});
