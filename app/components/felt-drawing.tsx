import { type MouseEvent, useId } from 'react';
import type { Felt, FeltPart, FeltText, Tone } from '@/simulations/felt/felt';
import { classes } from './classes';

/** Red and black numbers are printed on every table alike, so they are the same in the dark. */
const GROUNDS: Record<Tone, string> = {
  plain: 'fill-panel',
  quiet: 'fill-none',
  red: 'fill-[#fff]',
  black: 'fill-[#1c1c1a]',
  green: 'fill-meets-soft',
};
const INKS: Record<Tone, string> = {
  plain: 'fill-ink',
  quiet: 'fill-ink-soft',
  red: 'fill-[#a3211b]',
  black: 'fill-[#fff]',
  green: 'fill-ink',
};

const LINES: Record<FeltPart['kind'], string> = {
  spot: 'stroke-rule-strong',
  chip: 'stroke-accent',
  area: 'stroke-rule',
  card: 'stroke-rule-strong',
  line: 'stroke-rule-strong',
  key: 'stroke-none',
};

const pointsOf = ({ points }: FeltPart): string =>
  points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

function Outline({ part, selected }: { part: FeltPart; selected: boolean }) {
  const { kind, tone, points, closed, wager } = part;
  if (points.length === 0) return null;
  if (!closed) return <polyline points={pointsOf(part)} className="fill-none stroke-rule-strong" />;
  const pip = kind === 'area' && tone === 'black' && points.length > 4;
  return (
    <polygon
      points={pointsOf(part)}
      className={classes(
        kind === 'chip'
          ? 'fill-accent-soft'
          : kind === 'line'
            ? 'fill-none'
            : pip
              ? 'fill-ink'
              : GROUNDS[tone],
        pip ? 'stroke-none' : selected && kind !== 'key' ? 'stroke-accent stroke-2' : LINES[kind],
        wager !== undefined &&
          'group-focus-visible/place:stroke-accent group-focus-visible/place:stroke-3 group-hover/place:stroke-accent group-hover/place:stroke-2',
        kind === 'key' && 'fill-transparent',
      )}
    />
  );
}

const Words = ({ text: { text, x, y, size, strong, align }, tone }: { text: FeltText; tone: Tone }) => (
  <text
    x={x.toFixed(2)}
    y={y.toFixed(2)}
    fontSize={size}
    fontWeight={strong ? 600 : 400}
    textAnchor={align}
    className={INKS[tone]}
  >
    {text}
  </text>
);

type Shown = {
  felt: Felt;
  /** The wager that is looked at elsewhere on the page. */
  selected?: string | undefined;
  /** Where a place leads; none does without it. */
  leads?: { address: (wager: string) => string; select: (wager: string) => void } | undefined;
  className?: string | undefined;
};

/** All places of a wager together, where its first one is; what is only printed stays by itself. */
function grouped(parts: readonly FeltPart[]): { wager: string | undefined; parts: FeltPart[] }[] {
  const groups: { wager: string | undefined; parts: FeltPart[] }[] = [];
  for (const part of parts) {
    const known = part.wager === undefined ? undefined : groups.find(({ wager }) => wager === part.wager);
    if (known) known.parts.push(part);
    else groups.push({ wager: part.wager, parts: [part] });
  }
  return groups;
}

function Drawn({ parts, selected }: { parts: readonly FeltPart[]; selected: boolean }) {
  return parts.map((part) => (
    <g key={keyOf(part)}>
      <Outline part={part} selected={selected} />
      {part.texts.map((text) => (
        <Words key={`${text.x} ${text.y}`} text={text} tone={part.tone} />
      ))}
    </g>
  ));
}

const keyOf = ({ kind, points, texts: [text] }: FeltPart): string =>
  [kind, points[0] ?? '', text ? [text.x, text.y] : '', points.length].join(' ');

/** The layout of a table. As a whole it reads as its description; where places lead somewhere, each is a link with its name. */
export function FeltDrawing({ felt, selected, leads, className }: Shown) {
  const id = useId();
  const height = felt.blocks.reduce((sum, block) => sum + block.height, 0);
  const tops = felt.blocks.map((_, at) =>
    felt.blocks.slice(0, at).reduce((sum, block) => sum + block.height, 1),
  );
  return (
    <svg
      viewBox={`-1 0 ${felt.width + 2} ${height + 2}`}
      role={leads ? 'group' : 'img'}
      aria-labelledby={`${id}-title`}
      aria-describedby={leads ? undefined : `${id}-words`}
      className={classes('block h-auto w-full [stroke-width:0.9]', className)}
    >
      <title id={`${id}-title`}>{felt.title}</title>
      {leads ? null : <desc id={`${id}-words`}>{felt.alt}</desc>}
      {felt.blocks.map((block, at) => (
        <g key={tops[at]} transform={`translate(0 ${tops[at] ?? 0})`}>
          {grouped(block.parts).map(({ wager, parts }) => {
            const [first] = parts;
            const drawn = <Drawn parts={parts} selected={wager !== undefined && wager === selected} />;
            const key = `${wager ?? ''} ${first ? keyOf(first) : ''}`;
            if (!leads || wager === undefined) return <g key={key}>{drawn}</g>;
            return (
              <a
                key={key}
                href={leads.address(wager)}
                aria-label={felt.places[wager]}
                aria-current={wager === selected ? 'true' : undefined}
                className="group/place outline-none"
                onClick={(event: MouseEvent) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  leads.select(wager);
                }}
              >
                {drawn}
              </a>
            );
          })}
        </g>
      ))}
    </svg>
  );
}

/** As it is seen, for each width of the place where it stands. */
export const TwoFelts = ({
  wide,
  held,
  ...shown
}: Omit<Shown, 'felt' | 'className'> & { wide: Felt; held: Felt }) => (
  <div className="@container">
    <FeltDrawing felt={wide} {...shown} className="hidden max-w-3xl @lg:block" />
    <FeltDrawing felt={held} {...shown} className="@lg:hidden" />
  </div>
);
