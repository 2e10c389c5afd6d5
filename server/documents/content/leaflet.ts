/** The leaflet of one game: what a house edge is, how the game is played, and what every wager on offer costs. */

import { stepsAtTable } from '@/rulebooks/offer/play-steps';
import { howExactly } from '@/simulations/wagers/rounded';
import type { Block, Paper } from '../paper';
import type { Subject } from '../subject';
import { afterFeesFor } from './after-fees';
import { roundedExplained } from './charged';
import { dealtByChart } from './dealing-chart';
import { foldedFeltFigure } from './felt';
import { markBlock, placeSaid, playersNote } from './for-players';
import { furnitureOf } from './furniture';
import { withTheFee } from './leaflet/after-fees';
import { decisions, meters } from './leaflet/decisions';
import { entries } from './leaflet/entries';
import { cautions, houseEdgeExplained, workedSum } from './leaflet/meaning';
import { onOthers } from './leaflet/on-others';
import { ownWagers } from './leaflet/own-wagers';
import { tables } from './leaflet/tables';
import { atAGlance, edges } from './leaflet/wagers';
import { markOf } from './marks';
import { leafletMissing } from './missing';
import { paidApart } from './paid-apart';
import { settingsSaid } from './settings';
import { asPrinted } from './spelled';
import { offered } from './wagers';

/** The options that the edges are for, once. */
function rulesHere(subject: Subject): Block[] {
  const said = settingsSaid(subject);
  return said === undefined
    ? []
    : [{ kind: 'note', tone: 'plain', title: 'House rules at this table', lines: [said] }];
}

/** All there is of one game: a leaflet of its own, and a part of the leaflet of its premises. */
export function gamePart(subject: Subject): Block[] {
  const all = offered(subject);
  const notes = [...roundedExplained(subject, all), paidApart(all)];
  return [
    { kind: 'heading', level: 2, text: 'How to play' },
    { kind: 'list', ordered: true, items: stepsAtTable(subject.game, subject.variant) },
    ...dealtByChart(subject),
    ...rulesHere(subject),
    ...foldedFeltFigure(subject),
    { kind: 'heading', level: 2, text: 'The wagers' },
    ...edges(all, subject),
    ...notes
      .filter((text) => text !== undefined)
      .map((text): Block => ({ kind: 'paragraph', text, follows: true })),
    ...cautions(all, subject),
    ...withTheFee(subject),
    ...entries(subject, all),
    ...ownWagers(all),
    ...meters(subject, all),
    ...tables(subject, all),
    ...onOthers(subject, all),
    ...decisions(subject, all),
  ];
}

/** Whom to ask, and what stands behind the figures. */
function whereToAsk(subject: Subject): Block[] {
  const { rulebook, record, analysis, variant, organisation } = subject;
  const contact = variant.circumstances.contact ?? organisation?.contact;
  return [
    { kind: 'heading', level: 2, text: 'Where to ask', newPage: true },
    {
      kind: 'paragraph',
      text: `Ask any dealer or inspector, or the desk${contact ? `: ${contact}` : ''}. House edges are ${afterFeesFor(subject) ? 'before the collection fee, and ' : ''}rounded up at the last place shown. They are worked out ${howExactly(analysis.wagers)}, under “${rulebook.title}” (${rulebook.authority}).`,
    },
    ...playersNote({ organisation }),
    {
      kind: 'qr',
      url: record.recordUrl,
      text: 'The public record of these figures:',
      alt: 'Code that leads to the public record of these figures',
    },
  ];
}

const leadOf = (subject: Subject): string => {
  const place = placeSaid(subject);
  return `${place ? `${place}. ` : ''}How the game is played, and what each wager costs you on average.`;
};

export function leaflet(subject: Subject): Paper {
  const { game, rulebook, record } = subject;
  return asPrinted(
    {
      title: `${game.label}: house edge leaflet`,
      subject: `What ${game.label} costs the player under ${rulebook.title}`,
      language: 'en-GB',
      accent: rulebook.accent,
      furniture: furnitureOf(subject, 'house edge leaflet'),
      dated: record.dated,
      ...markOf(record, leafletMissing(subject).length > 0 ? ['NOT FOR DISPLAY'] : []),
      blocks: [
        ...markBlock(subject),
        { kind: 'heading', level: 1, text: game.label, eyebrow: 'HOUSE EDGE LEAFLET' },
        { kind: 'paragraph', tone: 'lead', text: leadOf(subject) },
        ...houseEdgeExplained([game]),
        ...workedSum(
          offered(subject).map((each) => ({ offered: each, subject })),
          subject.rulebook,
        ),
        ...gamePart(subject),
        ...whereToAsk(subject),
      ],
      onBack: atAGlance(offered(subject), subject),
    },
    subject,
  );
}
