'use client';

import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '@/app/components/badge';
import { IconButton, TextLink } from '@/app/components/button';
import { ClauseLink } from '@/app/components/clause-link';
import { Note, Skeleton } from '@/app/components/feedback';
import { Fact, Facts } from '@/app/components/panel';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { dollars, playersNamed } from '@/rulebooks/fees/finding';
import { FEE_PER_WORDS, FEE_VERDICT_WORDS, FROM_WORDS, KIND_WORDS, whenWords } from '@/rulebooks/fees/words';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import type { FeeOptionWhole, ShownFinding } from '@/server/fees/shapes';
import { listed } from '@/simulations/printing/lists';
import { OptionCost } from './option-cost';
import { FEE_TONES } from './verdicts';

/** One option, beside the list or, on a narrow page, below it. */
export function OptionBeside({
  rulebook,
  option,
  onClose,
}: {
  rulebook: RulebookId;
  option: string | undefined;
  onClose: () => void;
}) {
  const trpc = useTRPC();
  const whole = useQuery(
    trpc.fees.option.queryOptions(
      { rulebook, key: option ?? '' },
      { enabled: option !== undefined, staleTime: Infinity },
    ),
  );
  const beside = useRef<HTMLElement>(null);
  useEffect(() => {
    // Below the list it is out of view, and whoever chose it should see it.
    if (option !== undefined && !window.matchMedia('(min-width: 64rem)').matches)
      beside.current?.scrollIntoView({ block: 'start' });
  }, [option]);
  return (
    <aside
      ref={beside}
      aria-label="The chosen option"
      aria-live="polite"
      className="min-w-0 scroll-mt-16 border-rule max-lg:border-t max-lg:pt-4 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:border-l lg:pl-6"
    >
      {option === undefined ? (
        <p className="text-sm text-ink-soft">
          Choose an option in the list, with a click or with the arrow keys and Enter. Its fees and findings
          are shown here.
        </p>
      ) : whole.error ? (
        <Note kind="problem">{sentenceOf(whole.error)}</Note>
      ) : whole.data ? (
        <Whole rulebook={rulebook} option={whole.data} onClose={onClose} />
      ) : (
        <Skeleton lines={6} />
      )}
    </aside>
  );
}

function Whole({
  rulebook,
  option,
  onClose,
}: {
  rulebook: RulebookId;
  option: FeeOptionWhole;
  onClose: () => void;
}) {
  const operator = useMe().organisation.kind === 'operator';
  const { group, option: number, line, title, games, limit, players, kind, fees, damaged, findings } = option;
  return (
    <>
      <div className="mb-2 flex items-start justify-between gap-2">
        <h3 className="text-base font-semibold">
          {group}
          {number === null ? '' : `, option ${number}`}
        </h3>
        <IconButton label="Close the option" onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <Facts>
        <Fact name="Document">{title}</Fact>
        <Fact name="Line of the source">{line}</Fact>
        <Fact name="Games">{listed(games)}</Fact>
        <Fact name="Limit">{limit.shown}</Fact>
        <Fact name="Players">{players}</Fact>
        <Fact name="Kind">{KIND_WORDS[kind]}</Fact>
      </Facts>
      <h4 className="mt-4 mb-1 text-sm font-semibold">Fees</h4>
      <ul className="text-sm">
        {fees.map((fee, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fees of an option may be alike in everything
          <li key={index} className="flex justify-between gap-3 border-b border-rule py-1.5">
            <span className="min-w-0">
              {fee.name}
              <span className="block text-xs text-ink-soft">
                From {FROM_WORDS[fee.from]}, {FEE_PER_WORDS[fee.per]}. {whenWords(fee)}.
                {fee.action
                  ? ` Total action of ${dollars(fee.action.min)}${fee.action.max === null ? ' and more' : ` to ${dollars(fee.action.max)}`}.`
                  : ''}
                {fee.players ? ` With ${playersNamed(fee.players)}.` : ''}
              </span>
            </span>
            <span className="figures font-medium">{dollars(fee.amount)}</span>
          </li>
        ))}
      </ul>
      {option.template !== undefined && operator ? (
        <p className="mt-3 text-sm">
          <TextLink href={`/fees?printed=${encodeURIComponent(option.template)}`}>
            Write your own schedule in place of this one
          </TextLink>
        </p>
      ) : null}
      <OptionCost key={option.key} rulebook={rulebook} option={option} />
      {damaged.length > 0 ? (
        <>
          <h4 className="mt-4 mb-1 text-sm font-semibold">Where the source is damaged</h4>
          <ul className="text-sm">
            {damaged.map(({ line: at, what, printed, read, why }) => (
              <li key={`${at} ${what}`} className="border-b border-rule py-1.5">
                Line <span className="figures">{at}</span>, {what}: printed “{printed}”, read “{read}”.
                <span className="block text-xs text-ink-soft">{why}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Findings rulebook={rulebook} title="Findings" findings={findings.filter(({ alone }) => alone)} />
      <Findings
        rulebook={rulebook}
        title="Findings about its whole schedule"
        findings={findings.filter(({ alone }) => !alone)}
      />
    </>
  );
}

function Findings({
  rulebook,
  title,
  findings,
}: {
  rulebook: RulebookId;
  title: string;
  findings: ShownFinding[];
}) {
  if (findings.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 mb-1 text-sm font-semibold">{title}</h4>
      <ul className="text-sm">
        {findings.map(({ verdict, line, clause, sentence }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tables of a group may have the same sentence
          <li key={index} className="border-b border-rule py-2">
            <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
              <Badge tone={FEE_TONES[verdict]}>{FEE_VERDICT_WORDS[verdict].word}</Badge>
              <span>
                Line <span className="figures">{line}</span>
              </span>
              {clause ? <ClauseLink rulebook={rulebook} clause={clause} /> : null}
            </p>
            <p className="mt-1">{sentence}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
