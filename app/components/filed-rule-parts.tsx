import type { ReactNode } from 'react';
import { classes } from '@/app/components/classes';
import {
  type FiledGame,
  isWritten,
  RULE_PART_WORDS,
  RULE_PARTS,
  type RulePart,
} from '@/rulebooks/variant/filed-game';

/** The rules of a game that no rulebook lists, part by part. `beside`: what goes with a part. */
export function RuleParts({
  rules,
  wide = false,
  beside,
}: {
  rules: FiledGame['rules'];
  /** Two parts in a row where there is room. */
  wide?: boolean;
  beside?: (part: RulePart) => ReactNode;
}) {
  return (
    <div className={classes('grid gap-x-10 gap-y-4', wide && 'md:grid-cols-2')}>
      {RULE_PARTS.map((part) => (
        <section key={part} aria-label={RULE_PART_WORDS[part]}>
          <h3 className="text-sm font-semibold">{RULE_PART_WORDS[part]}</h3>
          {isWritten(rules, part) ? (
            <ol className="list-decimal space-y-1 pl-5 text-sm">
              {rules[part].map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a frozen version never move
                <li key={index}>{line}</li>
              ))}
            </ol>
          ) : (
            <p className="text-sm text-ink-soft">Nothing filed.</p>
          )}
          {beside?.(part)}
        </section>
      ))}
    </div>
  );
}
