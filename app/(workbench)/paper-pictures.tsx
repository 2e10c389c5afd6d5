'use client';

import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { classes } from '@/app/components/classes';
import { ClauseContext, ClauseLink } from '@/app/components/clause-link';
import { Dialog } from '@/app/components/dialog';
import { Tooltip } from '@/app/components/tooltip';
import { isClauseId, type RulebookId } from '@/rulebooks/spelling/ids';
import { type Picture, Pictures, type Place } from '@/server/documents/preview/shapes';

async function picturesOf(address: string): Promise<Pictures> {
  const response = await fetch(address);
  if (!response.ok) throw new Error((await response.text()).trim());
  return Pictures.parse(await response.json());
}

const inUrl = ({ svg }: Picture): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

const ofClauses = ({ clauses }: Place): string =>
  `${clauses.length === 1 ? 'Clause' : 'Clauses'} ${clauses.join(', ')}`;

/** What a rule asks for is marked on the page; its clause is said on hover, and opened by a click. */
function AskedFor({ place, picture, rulebook }: { place: Place; picture: Picture; rulebook: RulebookId }) {
  const open = useContext(ClauseContext);
  const [first] = place.clauses;
  return (
    <Tooltip content={`${ofClauses(place)} ${place.clauses.length === 1 ? 'asks' : 'ask'} for this.`}>
      <button
        type="button"
        aria-label={`Asked for by ${ofClauses(place).toLowerCase()}`}
        onClick={() => first && isClauseId(first) && open?.(rulebook, first)}
        className="absolute rounded-sm bg-[#f2c744]/25 ring-1 ring-[#b98900]/60 hover:bg-[#f2c744]/45 focus-visible:bg-[#f2c744]/45"
        style={{
          left: share(place.x, picture.width),
          top: share(place.y, picture.height),
          width: share(place.width, picture.width),
          height: share(place.height, picture.height),
        }}
      />
    </Tooltip>
  );
}

function Large({ picture, alt, rulebook }: { picture: Picture; alt: string; rulebook: RulebookId }) {
  const clauses = [...new Set(picture.places.flatMap((place) => place.clauses))].filter(isClauseId);
  return (
    <>
      <div className="relative mx-auto w-full max-w-3xl border border-rule bg-white">
        {/* biome-ignore lint/performance/noImgElement: it is drawn here, there is nothing to optimise. */}
        <img src={inUrl(picture)} alt={alt} className="block h-auto w-full" />
        {picture.places.map((place) => (
          <AskedFor key={`${place.x} ${place.y}`} place={place} picture={picture} rulebook={rulebook} />
        ))}
      </div>
      {clauses.length > 0 ? (
        <p className="mt-3 text-sm text-ink-soft">
          Marked: what the rules ask for.{' '}
          {clauses.map((clause) => (
            <span key={clause} className="mr-2">
              <ClauseLink rulebook={rulebook} clause={clause} />
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}

type Props = {
  /** Of the pictures, with the sheet in its search. */
  address: string;
  /** What the paper is made from: a new one draws it again. */
  version: string;
  /** Its name inside a sentence: "the sign". */
  of: string;
  rulebook: RulebookId;
  /** Drawn only once this is set: papers are drawn one after another, the one in sight first. */
  ready?: boolean;
  /** Called once they are here, or cannot be. */
  onSettled?: () => void;
};

/** The pages of a paper as they will be printed, small, and large on a click. */
export function PaperPictures({ address, version, of, rulebook, ready = true, onSettled }: Props) {
  const [shown, setShown] = useState<number>();
  const pictures = useQuery({
    queryKey: ['paper pictures', address, version],
    queryFn: () => picturesOf(address),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    enabled: ready,
  });
  const settled = !pictures.isPending && !pictures.isPlaceholderData;
  useEffect(() => {
    if (settled) onSettled?.();
  }, [settled, onSettled]);
  if (pictures.isPending) return <p className="text-xs text-ink-soft">Drawing the pages…</p>;
  if (!pictures.data) return <p className="text-xs text-ink-soft">{(pictures.error as Error).message}</p>;
  const { pages, of: all } = pictures.data;
  const nameOf = (index: number) => `Page ${index + 1} of ${of}`;
  const large = shown === undefined ? undefined : pages[shown];
  return (
    <div>
      <ul className="flex flex-wrap gap-3 p-1" aria-label={`Pages of ${of}`}>
        {pages.map((picture, index) => (
          <li key={nameOf(index)} className="shrink-0">
            <button
              type="button"
              onClick={() => setShown(index)}
              className="block border border-rule bg-white hover:border-accent"
              aria-label={`${nameOf(index)}, large`}
            >
              {/* biome-ignore lint/performance/noImgElement: it is drawn here, there is nothing to optimise. */}
              <img
                src={inUrl(picture)}
                alt=""
                className={classes('block h-52 w-auto', pictures.isPlaceholderData && 'opacity-50')}
              />
            </button>
          </li>
        ))}
      </ul>
      {all > pages.length ? (
        <p className="mt-1 text-xs text-ink-soft">
          The first {pages.length} of {all} pages. Open the paper for the rest.
        </p>
      ) : null}
      {large && shown !== undefined ? (
        <Dialog open onOpenChange={() => setShown(undefined)} title={nameOf(shown)} wide="full">
          <Large picture={large} alt={nameOf(shown)} rulebook={rulebook} />
        </Dialog>
      ) : null}
    </div>
  );
}
