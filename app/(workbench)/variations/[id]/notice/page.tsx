import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TextLink } from '@/app/components/button';
import { Page } from '@/app/components/page-frame';
import { api } from '@/app/trpc/server';
import { isStoppedEarly } from '@/server/vocabulary/life/variation-words';
import { found } from '../../../found';
import { PrintButton } from './print-button';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Notice for the tables' };

/** One sheet for each table, to be printed from the browser: what is different, large and framed. */
export default async function NoticePage({ params }: Props) {
  const { id } = await params;
  const here = `/variations/${id}/notice`;
  const server = await api();
  const me = await found(server.accounts.me(), here);
  if (me && me.organisation.kind !== 'operator') notFound();
  const variation = await found(server.variations.get({ id }), here);
  return (
    <Page
      title={<span className="print:hidden">Notice for the tables</span>}
      above={
        <span className="print:hidden">
          <TextLink href={`/variations/${id}`}>{variation.number}</TextLink>
        </span>
      }
      actions={
        <span className="print:hidden">
          <PrintButton />
        </span>
      }
    >
      {variation.toBePlayed && !isStoppedEarly(variation) ? null : (
        <p className="mb-4 text-lg font-semibold text-breach">
          {variation.toBePlayed
            ? 'Not for display: it was stopped, and this notice names the days that were notified.'
            : 'Not for display: it may not be played.'}
        </p>
      )}
      <article className="mx-auto max-w-3xl rounded-lg border-4 border-accent p-8 print:max-w-none">
        <h2 className="mb-6 text-2xl font-semibold tracking-tight">{variation.gameLabel}</h2>
        <ul className="space-y-6">
          {variation.lines.map((line) => (
            <li
              key={line}
              className="border-l-8 border-accent bg-accent-soft p-4 text-xl font-medium wrap-anywhere"
            >
              {line}
            </li>
          ))}
        </ul>
        <p className="mt-8 text-sm text-ink-soft">
          {variation.operator} · {variation.number} · {variation.reference}, version {variation.version} ·{' '}
          <span className="figures">{variation.hash.slice(0, 12)}</span>
        </p>
      </article>
    </Page>
  );
}
