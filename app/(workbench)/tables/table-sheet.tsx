'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toString as drawCode } from 'qrcode';
import { useEffect, useState } from 'react';
import { Button, buttonClasses } from '@/app/components/button';
import { CopyButton } from '@/app/components/copy';
import { SideSheet } from '@/app/components/dialog';
import { Note } from '@/app/components/feedback';
import { Day, Moment } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { limitLines } from './limits-words';
import type { TableShown } from './shapes';

/** The address that is scanned at the table, and everything that was written down of it. */
export function TableSheet({
  table,
  approver,
  onClose,
}: {
  table: TableShown;
  approver: boolean;
  onClose: () => void;
}) {
  return (
    <SideSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`${table.name}, ${table.premises}`}
      lead="Its address for a phone, and what was written down of it."
    >
      <div className="space-y-8">
        <Address table={table.id} approver={approver} />
        <section>
          <h3 className="mb-2 text-sm font-semibold">What was on it</h3>
          <ol className="space-y-3 text-sm">
            {table.offers.map((offer) => (
              <li key={offer.at}>
                <p>
                  From <Day date={offer.from} />:{' '}
                  {offer.game
                    ? `${offer.game.name}, ${offer.game.reference} version ${offer.game.version}`
                    : 'nothing'}
                </p>
                {offer.limits ? <p className="text-ink-soft">{limitLines(offer.limits).join('; ')}</p> : null}
                <p className="text-xs text-ink-soft">
                  {offer.by}, <Moment at={offer.at} />
                </p>
              </li>
            ))}
            {table.offers.length === 0 ? <li className="text-ink-soft">Nothing yet.</li> : null}
          </ol>
        </section>
        <section>
          <h3 className="mb-2 text-sm font-semibold">Signs</h3>
          <ol className="space-y-3 text-sm">
            {table.signs.map((sign) => (
              <li key={sign.at}>
                <p>
                  {sign.game
                    ? `Put up: ${sign.game.name}, ${sign.game.reference} version ${sign.game.version}`
                    : 'Taken down'}
                </p>
                <p className="text-xs text-ink-soft">
                  {sign.by}, <Moment at={sign.at} />
                </p>
              </li>
            ))}
            {table.signs.length === 0 ? <li className="text-ink-soft">None was put up.</li> : null}
          </ol>
        </section>
      </div>
    </SideSheet>
  );
}

function Address({ table, approver }: { table: string; approver: boolean }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const known = useQuery(trpc.tables.address.queryOptions({ table }));
  const make = useMutation(
    trpc.tables.makeAddress.mutationOptions({
      onSettled: () => cache.invalidateQueries({ queryKey: trpc.tables.pathKey() }),
    }),
  );
  const address = known.data?.address;
  return (
    <section>
      <h3 className="mb-1 text-sm font-semibold">Address at the table</h3>
      <p className="mb-3 text-sm text-ink-soft">
        Print its card and keep it at the table, out of reach of players. Whoever scans it sees, without
        signing in, which sign belongs here today. Scan the code of the sign next, and the page says whether
        it is that one.
      </p>
      {address ? (
        <>
          <Code text={address} />
          <p className="figures mt-2 text-sm break-all">
            <a className="text-accent underline" href={address}>
              {address}
            </a>
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <a
              className={buttonClasses('plain', true)}
              href={`/api/tables/cards?table=${table}`}
              target="_blank"
              rel="noreferrer"
            >
              Print its card (PDF)
            </a>
            <CopyButton text={address} label="Copy the address" />
            {approver ? (
              <Button small kind="quiet" busy={make.isPending} onClick={() => make.mutate({ table })}>
                Make a new one; this one stops working
              </Button>
            ) : null}
          </div>
        </>
      ) : approver ? (
        <Button busy={make.isPending} onClick={() => make.mutate({ table })}>
          Make an address
        </Button>
      ) : (
        <p className="text-sm">It has none. An approver makes one here.</p>
      )}
      {make.isError ? <Note kind="problem">{sentenceOf(make.error)}</Note> : null}
    </section>
  );
}

function Code({ text }: { text: string }) {
  const [drawn, setDrawn] = useState('');
  useEffect(() => {
    drawCode(text, { type: 'svg', margin: 2 }).then((svg) =>
      setDrawn(svg.replace(/\s(width|height)="\d+"/g, '')),
    );
  }, [text]);
  return drawn === '' ? null : (
    // biome-ignore lint/performance/noImgElement: a drawing made on the page
    <img
      src={`data:image/svg+xml;utf8,${encodeURIComponent(drawn)}`}
      alt="Code of this table’s address"
      className="w-40 bg-white"
    />
  );
}
