'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DesignWish,
  type Judged,
  judge,
  type Loosening,
  loosenings,
  readWish,
  type Subject,
  showable,
} from '@/rulebooks/designing';
import { designInSlices } from '@/simulations/designer/design';
import type { Design, DesignProgress, Proposal } from '@/simulations/designer/question';
import type { Problem } from '@/simulations/problems/problem';

export type JudgedProposal = Proposal & Judged;
export type Designed = Omit<Design, 'proposals'> & {
  proposals: JudgedProposal[];
  /** Left out, because a rule would be breached for a reason that no floor covers. */
  breaching: number;
  /** Where no table meets every wish: which wishes to relax. */
  loosenings: Loosening[];
  subject: Subject;
};

export type DesignerState =
  | { kind: 'ready' }
  | { kind: 'working'; progress?: DesignProgress }
  | { kind: 'problems'; problems: Problem[] }
  | { kind: 'done'; designed: Designed };

/** The browser draws and handles keys between two slices of the search. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function judgedAll(
  subject: Subject,
  proposals: Proposal[],
  signal: AbortSignal,
): Promise<JudgedProposal[]> {
  const judged: JudgedProposal[] = [];
  for (const proposal of proposals) {
    if (signal.aborted) break;
    judged.push({ ...proposal, ...judge(subject, proposal.pays, proposal.figures.houseEdge) });
    await pause();
  }
  return judged;
}

export function useDesigner() {
  const [state, setState] = useState<DesignerState>({ kind: 'ready' });
  const running = useRef<AbortController>(null);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState({ kind: 'ready' });
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(async (subject: Subject, wish: DesignWish) => {
    running.current?.abort();
    const read = readWish(subject, wish);
    if (!read.ok) {
      setState({ kind: 'problems', problems: read.problems });
      return;
    }
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setState({ kind: 'working' });
    const design = await designInSlices(read.value, {
      signal,
      pause,
      onProgress: (progress) => {
        if (!signal.aborted) setState({ kind: 'working', progress });
      },
    });
    if (!design) return;
    const loosened =
      design.found === 0
        ? await loosenings(subject, wish, (question, limits) =>
            designInSlices(question, { signal, pause }, limits),
          )
        : [];
    if (!loosened) return;
    const judged = await judgedAll(subject, design.proposals, signal);
    if (signal.aborted) return;
    setState({
      kind: 'done',
      designed: { ...design, ...showable(judged), loosenings: loosened, subject },
    });
  }, []);

  return { state, run, stop };
}
