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

const STANDARD: SheetOffer[] = (['portrait', 'landscape'] as const).map((orientation) => ({
  paper: 'A4',
  orientation,
  layout: 'one',
  sheets: 1,
  capitals: 0,
  metres: 0,
  easily: 0,
  legible: false,
}));

const readFrom = ({ capitals, metres }: SheetOffer): string =>
  capitals === 0 ? '' : `: read from up to ${measured(metres, 1)} m`;

async function planOf(address: string): Promise<SignPlan> {
  const response = await fetch(`${address}/sheets.json`);
  if (!response.ok) throw new Error((await response.text()).trim());
  return SignPlan.parse(await response.json());
}

function searchOf({ paper, orientation, layout, capitals }: SheetOffer): string {
  const sheet = new URLSearchParams({ paper, orientation, ...(capitals === 0 ? {} : { layout }) });
  return sheet.toString();
}

/** The sheets a sign can be printed on, the one to take chosen, with the reason. `version`: what it is made from. */
type Props = { address: string; version: string; name: string; rulebook: RulebookId };

export function SignSheets({ address, version, name, rulebook }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const plan = useQuery({
    queryKey: ['sign sheets', address, version],
    queryFn: () => planOf(address),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const offers = plan.data?.offers ?? STANDARD;
  const recommended = offers[plan.data?.recommended ?? 0] ?? STANDARD[0];
  const key = (offer: SheetOffer) => `${sheetName(offer)} ${offer.layout}`;
  const offer = offers.find((each) => key(each) === chosen) ?? recommended;
  if (!offer) return null;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {name}
        </label>
        <Select
          id={id}
          className="h-7 min-w-0 grow basis-56 text-sm"
          value={key(offer)}
          aria-describedby={`${id}-why`}
          onChange={(event) => setChosen(event.target.value)}
        >
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
          href={`${address}/sign.pdf?${searchOf(offer)}`}
          aria-label={`Open the sign, ${sheetName(offer)}`}
        >
          Open
        </ButtonLink>
        <ButtonLink
          small
          prefetch={false}
          target="_blank"
          href={`${address}/sign.pdf?${searchOf(offer)}&press=yes`}
          aria-label={`Open the sign for the printer, ${sheetName(offer)}`}
        >
          For the printer
        </ButtonLink>
      </div>
      <p id={`${id}-why`} className="mt-1 max-w-[72ch] text-xs text-ink-soft">
        {plan.isPending
          ? 'Working out which sheets can be read at the table…'
          : (plan.data?.says ?? (plan.error as Error).message)}
        {plan.data && !offer.legible
          ? ' The letters on this sheet are too small to be read at the table.'
          : ''}
      </p>
      {plan.data ? (
        <div className="mt-2">
          <PaperPictures
            address={`${address}/sign.pictures.json?${searchOf(offer)}`}
            version={version}
            of="the sign"
            rulebook={rulebook}
          />
        </div>
      ) : null}
    </div>
  );
}
