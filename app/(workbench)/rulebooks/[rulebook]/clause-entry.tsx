import { Badge } from '@/app/components/badge';
import { TextLink } from '@/app/components/button';
import { clausePage } from '@/app/components/rulebook-addresses';
import { parametersOf } from '@/rulebooks/format/evidence';
import { INFORMS } from '@/rulebooks/format/informs';
import type { Rule } from '@/rulebooks/format/record';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { comparedWords, KIND_WORDS, linesWords, parameterWords } from './rule-words';

/** One clause in the list: its number, what it asks, and how a game is checked against it. */
export function ClauseEntry({ rulebook, rule }: { rulebook: RulebookId; rule: Rule }) {
  const kind = KIND_WORDS[rule.kind];
  return (
    <li
      id={rule.clause}
      tabIndex={-1}
      className="grid scroll-mt-2 gap-y-0.5 border-b border-rule py-2.5 outline-offset-4 target:bg-accent-soft focus:bg-accent-soft sm:col-span-2 sm:grid-cols-subgrid"
    >
      <p>
        <TextLink
          className="figures inline-block min-h-6 whitespace-nowrap font-medium"
          href={clausePage(rulebook, rule.clause)}
        >
          <span className="sr-only">Clause </span>
          {rule.clause}
        </TextLink>
      </p>
      <div className="min-w-0">
        <p>{rule.says}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
          <Badge tone={kind.tone}>{kind.word}</Badge>
          {parametersOf(rule).map((parameter) => (
            <span key={parameter.name} className="figures">
              {parameterWords(parameter)}
            </span>
          ))}
          {rule.informs ? <span>{INFORMS[rule.informs]}</span> : null}
          {rule.evidence ? <span>Compares {comparedWords(rule)}</span> : null}
          <span className="figures">
            {linesWords(rule.source)}
            {rule.inferred ? '; number derived' : ''}
          </span>
        </p>
        {rule.attests ? <p className="mt-1 text-sm text-ink-soft">“{rule.attests}”</p> : null}
        {rule.note ? (
          <p className="mt-1 border-l-2 border-rule-strong pl-2 text-sm text-ink-soft">{rule.note}</p>
        ) : null}
      </div>
    </li>
  );
}
