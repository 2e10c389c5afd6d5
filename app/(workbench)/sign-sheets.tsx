'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ButtonLink } from '@/app/components/button';
import { Select } from '@/app/components/field';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { type SheetOffer, type SignLayout, SignPlan, sheetName } from '@/server/documents/sign-offers';
import { measured } from '@/simulations/printing/numbers';
import { PaperPictures } from './paper-pictures';

const LAYOUTS: { layout: SignLayout; label: string }[] = [
  { layout: 'one', label: 'Every wager on one sheet' },
  { layout: 'several', label: 'Every wager on several sheets' },
  { layout: 'brief', label: 'Limits and compulsory lines alone' },
  { layout: 'tent', label: 'On a tent for the table, folded once' },
];

/** Working out the sheets takes seconds; one sheet of the office is drawn at once, and most others look alike. */
const AT_ONCE = '?layout=one';

const readFrom = ({ metres }: SheetOffer): string => `: read from up to ${measured(metres, 1)} m`;

async function planOf(address: string): Promise<SignPlan> {
  const response = await fetch(`${address}/sheets.json`);
  if (!response.ok) throw new Error((await response.text()).trim());
  return SignPlan.parse(await response.json());
}

/** Without one, the server takes the sheet that it recommends. */
const searchOf = (offer: SheetOffer | undefined, more: Record<string, string> = {}): string => {
  const { paper, orientation, layout } = offer ?? {};
  const asked = new URLSearchParams({
    ...(paper && orientation && layout && { paper, orientation, layout }),
    ...more,
  });
  return asked.size > 0 ? `?${asked}` : '';
};

const key = (offer: SheetOffer): string => `${sheetName(offer)} ${offer.layout}`;

type Props = {
  address: string;
  version: string;
  name: string;
  rulebook: RulebookId;
  /** Called once the sign is in sight on the sheet to take, or cannot be. */
  onSettled?: () => void;
};

/** The sheets a sign can be printed on, the one to take chosen, with the reason. `version`: what it is made from. */
export function SignSheets({ address, version, name, rulebook, onSettled }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [seen, setSeen] = useState(false);
  const plan = useQuery({
    queryKey: ['sign sheets', address, version],
    queryFn: () => planOf(address),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    enabled: seen,
  });
  const offers = plan.data?.offers ?? [];
  const recommended = offers[plan.data?.recommended ?? 0];
  const offer = offers.find((each) => key(each) === chosen) ?? recommended;
  const named = offer ? sheetName(offer) : 'the sheet to take';
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {name}
        </label>
        <Select
          id={id}
          className="h-7 min-w-[min(100%,28rem)] max-w-full grow basis-56 text-sm"
          value={offer && key(offer)}
          disabled={!offer}
          aria-describedby={`${id}-why`}
          onChange={(event) => setChosen(event.target.value)}
        >
          {offer ? null : <option>The sheet to take</option>}
          {LAYOUTS.map(({ layout, label }) => {
            const some = offers.filter((each) => each.layout === layout);
            if (some.length === 0) return null;
            return (
              <optgroup key={layout} label={label}>
                {some.map((each) => (
                  <option key={key(each)} value={key(each)}>
                    {sheetName(each)}
                    {readFrom(each)}
                    {plan.data && each === recommended ? ' (recommended)' : ''}
                  </option>
                ))}
              </optgroup>
            );
          })}
        </Select>
        <ButtonLink
          small
          prefetch={false}
          target="_blank"
          href={`${address}/sign.pdf${searchOf(offer)}`}
          aria-label={`Open the sign, ${named}`}
        >
          Open
        </ButtonLink>
        <ButtonLink
          small
          prefetch={false}
          target="_blank"
          href={`${address}/sign.pdf${searchOf(offer, { press: 'yes' })}`}
          aria-label={`Open the sign for the printer, ${named}`}
        >
          For the printer
        </ButtonLink>
      </div>
      <p id={`${id}-why`} className="mt-1 max-w-[72ch] text-xs text-ink-soft">
        {plan.isPending
          ? 'Working out which sheets can be read at the table…'
          : (plan.data?.says ?? (plan.error as Error).message)}
        {offer && !offer.legible ? ' The letters on this sheet are too small to be read at the table.' : ''}
      </p>
      <div className="mt-2">
        <PaperPictures
          address={`${address}/sign.pictures.json${offer ? searchOf(offer) : AT_ONCE}`}
          version={version}
          of="the sign"
          rulebook={rulebook}
          onSettled={() => {
            setSeen(true);
            if (!plan.isPending) onSettled?.();
          }}
        />
      </div>
    </div>
  );
}
