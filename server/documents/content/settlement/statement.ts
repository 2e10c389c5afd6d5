/** The dividend statement of a meeting: each race with its result and what its pools pay, then what is carried forward. */
import { counted } from '@/rulebooks/spelling/wording';
import type { CarriedTo } from '@/simulations/totalisator/account';
import type { Settlement } from '@/simulations/totalisator/pool';
import { dollars } from '@/simulations/totalisator/reason';
import { paidOn, poolNamed } from '@/simulations/totalisator/settlement-names';
import type { Block, Paper, Row } from '../../paper';
import { amendedBlocks } from './amended';
import { raceSaid } from './race-said';
import { replacedBlocks } from './replaced';
import { byRace, eyebrowOf, paperOf, type SettledMeeting, settlementHash } from './subject';

/** Of combinations that one dividend pays; the report has them all. */
const NAMED = 12;

const UNDIVIDED = { refunded: 'All bets are refunded', carried: 'No dividend' } as const;

function poolRows(settlement: Settlement, name: string): Row[] {
  const { outcome, dividends } = settlement;
  if (outcome !== 'divided' || dividends.length === 0)
    return [{ cells: [name, UNDIVIDED[outcome === 'refunded' ? 'refunded' : 'carried'], '–', '–'] }];
  return dividends.map((dividend, at): Row => {
    const on = paidOn(dividend, NAMED);
    const prize = dividend.kind === 'deemed' ? `${on}, deemed to have won` : on;
    const cells = [
      at === 0 ? name : '',
      dividend.label === undefined ? prize : `${dividend.label}: ${prize}`,
      { text: dollars(dividend.declared), strong: true },
      dollars(dividend.unit),
    ];
    return { cells, ...(at > 0 && { under: true }) };
  });
}

const dividendTable = (caption: string, rows: Row[]): Block => ({
  kind: 'table',
  caption,
  captionHidden: true,
  rowHeaders: 1,
  columns: [
    { title: 'Pool' },
    { title: 'Combination', figures: true, grow: 1 },
    { title: 'Dividend', align: 'right', figures: true },
    { title: 'For a bet of', align: 'right', figures: true },
  ],
  rows,
});

const CARRIED: Record<CarriedTo, string> = {
  jackpot: 'Jackpot pool',
  reserve: 'Jackpot reserve',
  held: 'Held: the rules do not say who gets it',
};

function carriedForward(settlements: readonly Settlement[]): Block[] {
  const rows = settlements.flatMap((settlement) =>
    (Object.keys(CARRIED) as CarriedTo[]).flatMap((to): Row[] => {
      const cents = settlement.carried.reduce((all, one) => (one.to === to ? all + one.cents : all), 0n);
      return cents === 0n ? [] : [{ cells: [poolNamed(settlement), CARRIED[to], dollars(cents)] }];
    }),
  );
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Carried forward' },
    {
      kind: 'table',
      caption: 'What is carried forward, by pool',
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'Pool' },
        { title: 'To', grow: 1 },
        { title: 'Amount', align: 'right', figures: true },
      ],
      rows,
    },
  ];
}

export function dividendStatement(meeting: SettledMeeting): Paper {
  const { book, settled } = meeting;
  const settlements = settled.map(({ settlement }) => settlement);
  const dividends = settlements.reduce((all, one) => all + one.dividends.length, 0);
  const refunded = settlements.filter(({ outcome }) => outcome === 'refunded').length;
  const hash = settlementHash(meeting);
  const onOne = (race: number) => settlements.filter(({ races }) => races.length === 1 && races[0] === race);
  const onSeveral = settlements.filter(({ races }) => races.length > 1);
  return paperOf(
    meeting,
    {
      title: 'Dividends',
      subject: 'The dividends of a race meeting',
      blocks: [
        { kind: 'heading', level: 1, text: 'Dividends', eyebrow: eyebrowOf(meeting) },
        ...replacedBlocks(meeting),
        {
          kind: 'paragraph',
          tone: 'lead',
          text: `${counted(dividends, 'dividend')} in ${counted(settlements.length, 'pool')}${refunded > 0 ? `, ${refunded} of which ${refunded === 1 ? 'is' : 'are'} refunded` : ''}. Amounts are in ${book.currency}.`,
        },
        ...amendedBlocks(meeting.amended),
        ...byRace(meeting).flatMap((race): Block[] => {
          const own = onOne(race.race);
          return [
            { kind: 'heading', level: 2, text: `Race ${race.race}` },
            { kind: 'paragraph', text: raceSaid(race), keepWithNext: own.length > 0 },
            ...(own.length > 0
              ? [
                  dividendTable(
                    `Dividends of race ${race.race}`,
                    own.flatMap((one) => poolRows(one, one.type.label)),
                  ),
                ]
              : []),
          ];
        }),
        ...(onSeveral.length > 0
          ? [
              { kind: 'heading', level: 2, text: 'Pools on several races' } as const,
              dividendTable(
                'Dividends of pools on several races',
                onSeveral.flatMap((one) => poolRows(one, poolNamed(one))),
              ),
            ]
          : []),
        ...carriedForward(settlements),
        { kind: 'heading', level: 2, text: 'How they are worked out' },
        {
          kind: 'paragraph',
          text: `By ${book.title}. The settlement report has each step with its clause, and where every cent went.`,
        },
        { kind: 'facts', entries: [{ label: 'Hash of the settlement', value: hash }] },
      ],
    },
    hash,
  );
}
