'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Note } from '@/app/components/feedback';
import { TwoFelts } from '@/app/components/felt-drawing';
import { Section } from '@/app/components/page-frame';
import { feltFor } from '@/server/documents/content/felt-for';
import type { Subject } from '@/server/documents/subject';
import { bringFelt } from '@/simulations/catalogue/bringing';
import { HELD, WIDE } from '@/simulations/felt/felt-of';

/** The table of a frozen version, as it will be laid out. */
export function LayoutSection({ subject }: { subject: Pick<Subject, 'game' | 'variant' | 'analysis'> }) {
  const { family } = subject.game;
  const { data, isError } = useQuery({
    queryKey: ['layout', family],
    queryFn: async () => ({ draws: await bringFelt(family) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const felts = useMemo(
    () => data && [WIDE, HELD].map((width) => feltFor(subject, data.draws, width)),
    [data, subject],
  );
  const [wide, held] = felts ?? [];
  return (
    <Section
      title="Layout of the table"
      id="layout"
      lead="Drawn from the wagers that were submitted and what they pay: where each is placed."
    >
      {isError ? (
        <Note kind="problem">The layout could not be loaded. Reload the page.</Note>
      ) : wide && held ? (
        <TwoFelts wide={wide} held={held} />
      ) : null}
    </Section>
  );
}
