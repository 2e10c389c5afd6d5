import { FileList } from '@/app/components/file-list';
import { RuleParts } from '@/app/components/filed-rule-parts';
import { Section } from '@/app/components/page-frame';
import type { FiledGame } from '@/rulebooks/variant/filed-game';
import type { FileAttached } from '@/server/vocabulary/attachment';

/** The rules of a game that no rulebook lists, as they were filed with this version. */
export function FiledRules({ filed, files }: { filed: FiledGame; files: readonly FileAttached[] }) {
  const drawing = files.find(({ sha256, part }) => sha256 === filed.drawing && part === 'variant');
  return (
    <Section
      title="Rules filed"
      lead={`No rulebook lists ${filed.label}. A trial of it runs by these rules and practices.`}
    >
      <RuleParts
        wide
        rules={filed.rules}
        beside={(part) => (
          <>
            {part === 'layout' && drawing ? <FileList files={[drawing]} /> : null}
            {part === 'layout' && filed.drawing !== undefined && !drawing ? (
              <p className="text-xs wrap-anywhere text-ink-soft">
                Drawing, SHA-256 <span className="figures">{filed.drawing.slice(0, 12)}…</span>; its file was
                not filed.
              </p>
            ) : null}
          </>
        )}
      />
    </Section>
  );
}
