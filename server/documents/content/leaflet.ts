/** The leaflet: every wager on offer with its edge, in plain words. */

import { howExactly } from '@/simulations/wagers/rounded';
import type { Block, Paper } from '../paper';
import type { Subject } from '../subject';
import { roundedExplained } from './charged';
import { foldedFeltFigure } from './felt';
import { furnitureOf } from './furniture';
import { decisions, meters } from './leaflet/decisions';
import { meaning } from './leaflet/meaning';
import { onOthers } from './leaflet/on-others';
import { ownWagers } from './leaflet/own-wagers';
import { tables } from './leaflet/tables';
import { edges } from './leaflet/wagers';
import { markOf } from './marks';
import { paidApart } from './paid-apart';
import { settingsSaid } from './settings';
import { offered } from './wagers';
import { winsOn } from './wins-on';

export function leaflet(subject: Subject): Paper {
  const { game, rulebook, record, variant } = subject;
  const all = offered(subject);
  const { premises, contact } = variant.circumstances;
  const notes = [settingsSaid(subject), ...roundedExplained(subject, all), paidApart(all)];
  return {
    title: `${game.label}: house edge leaflet`,
    subject: `What ${game.label} costs the player under ${rulebook.title}`,
    language: 'en-GB',
    accent: rulebook.accent,
    furniture: furnitureOf(subject, 'house edge leaflet'),
    dated: record.dated,
    ...markOf(record),
    blocks: [
      { kind: 'heading', level: 1, text: game.label, eyebrow: 'HOUSE EDGE LEAFLET' },
      {
        kind: 'paragraph',
        tone: 'lead',
        text: `What each wager costs you on average${premises ? ` at ${premises}` : ''}, and how the game is played.`,
      },
      ...meaning(all, subject),
      { kind: 'heading', level: 2, text: 'How to play', newPage: true },
      { kind: 'list', ordered: true, items: game.play },
      { kind: 'heading', level: 3, text: 'What each wager wins on' },
      { kind: 'list', items: winsOn(subject, all) },
      { kind: 'heading', level: 2, text: 'The wagers' },
      ...edges(all, subject),
      ...notes.filter((text) => text !== undefined).map((text): Block => ({ kind: 'paragraph', text })),
      ...ownWagers(all),
      ...meters(subject, all),
      ...tables(subject, all),
      ...onOthers(subject, all),
      ...decisions(subject, all),
      foldedFeltFigure(subject),
      { kind: 'heading', level: 2, text: 'Where to ask', newPage: true },
      {
        kind: 'paragraph',
        text: `Ask any dealer or inspector, or the desk${contact ? `: ${contact}` : ''}. House edges are rounded up at the last place shown. They are worked out ${howExactly(subject.analysis.wagers)}, under “${rulebook.title}” (${rulebook.authority}).`,
      },
      {
        kind: 'qr',
        url: record.recordUrl,
        text: 'The public record of these figures:',
        alt: 'Code that leads to the public record of these figures',
      },
    ],
  };
}
