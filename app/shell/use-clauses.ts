'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { readClauseNumber } from '@/rulebooks/spelling/clause-number';
import { clausePage } from '../components/rulebook-addresses';
import { useTRPC } from '../trpc/client';
import type { Command } from './commands';

const LONGEST = 40;
const NONE: Command[] = [];

/** Clauses with the number typed, each opening its page. */
export function useClauses(typed: string): Command[] {
  const trpc = useTRPC();
  const router = useRouter();
  const number = typed.length <= LONGEST ? readClauseNumber(typed) : undefined;
  const found = useQuery(
    trpc.rulebooks.find.queryOptions(
      { number: number === undefined ? '' : typed },
      { enabled: number !== undefined, staleTime: Number.POSITIVE_INFINITY },
    ),
  ).data;
  return useMemo(
    () =>
      number === undefined || !found
        ? NONE
        : found.map(({ rulebook, jurisdiction, clause, says }) => ({
            id: `clause:${rulebook}/${clause}`,
            label: `${clause} ${says}`,
            group: jurisdiction,
            run: () => router.push(clausePage(rulebook, clause)),
          })),
    [number, found, router],
  );
}
