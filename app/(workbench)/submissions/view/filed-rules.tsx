import { FileList } from '@/app/components/file-list';
import { Section } from '@/app/components/page-frame';
import { type FiledGame, RULE_PART_WORDS, RULE_PARTS } from '@/rulebooks/variant/filed-game';
import type { FileAttached } from '@/server/vocabulary/attachment';

/** The rules of a game that no rulebook lists, as they were filed with this version. */
export function FiledRules({ filed, files }: { filed: FiledGame; files: readonly FileAttached[] }) {
  const drawing = files.find(({ sha256, part }) => sha256 === filed.drawing && part === 'variant');
  return (
    <Section
      title="Rules filed"
      lead={`No rulebook lists ${filed.label}. A trial of it runs by these rules and practices.`}
    >
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        {RULE_PARTS.map((part) => (
          <section key={part} aria-label={RULE_PART_WORDS[part]}>
            <h3 className="text-sm font-semibold">{RULE_PART_WORDS[part]}</h3>
            {filed.rules[part].some((line) => line.trim() !== '') ? (
              <ol className="list-decimal space-y-1 pl-5 text-sm">
                {filed.rules[part].map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a frozen version never move
                  <li key={index}>{line}</li>
                ))}
              </ol>
            ) : (
              <p className="text-sm text-ink-soft">Nothing filed.</p>
            )}
            {part === 'layout' && drawing ? <FileList files={[drawing]} /> : null}
            {part === 'layout' && filed.drawing !== undefined && !drawing ? (
              <p className="text-xs wrap-anywhere text-ink-soft">
                Drawing, SHA-256 <span className="figures">{filed.drawing.slice(0, 12)}…</span>; its file was
                not filed.
              </p>
            ) : null}
          </section>
        ))}
      </div>
    </Section>
  );
}
