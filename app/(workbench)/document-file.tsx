'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '@/app/components/button';
import { FieldProblem } from '@/app/components/field';
import { FileList } from '@/app/components/file-list';
import { FileChooser } from '@/app/files/file-chooser';
import { useFileChoice } from '@/app/files/use-file-choice';
import { useTRPC } from '@/app/trpc/client';

/** A document that a variant names by its hash: uploaded here, or one that is known by its hash alone. */
export function DocumentFile({
  hash,
  called,
  label = 'The document',
  hint = 'Goes with the version.',
  locked = false,
  onChange,
}: {
  hash: string | undefined;
  /** "the consent of Mr Owner" */
  called: string;
  label?: string;
  hint?: string;
  /** Read, and not changed. */
  locked?: boolean;
  onChange: (hash: string | undefined, name?: string) => void;
}) {
  const trpc = useTRPC();
  const choice = useFileChoice(1);
  const { data: known } = useQuery(
    trpc.attachments.named.queryOptions({ hash: hash ?? '' }, { enabled: hash !== undefined }),
  );
  const arrived = choice.chosen.find((each) => each.arrived)?.arrived;
  useEffect(() => {
    if (!arrived) return;
    onChange(arrived.sha256, arrived.name);
    choice.clear();
  });
  if (hash === undefined && locked) return null;
  if (hash === undefined) return <FileChooser choice={choice} label={label} about={called} hint={hint} />;
  return (
    <div>
      <p className="text-sm font-medium">{label}</p>
      {known?.file ? (
        <FileList files={[known.file]} />
      ) : (
        <p className="text-sm wrap-anywhere">
          SHA-256 <span className="figures">{hash.slice(0, 16)}…</span>
        </p>
      )}
      {known && !known.file ? (
        <FieldProblem>
          Only its hash is known here: the regulator cannot read it. Take it off, and upload the file.
        </FieldProblem>
      ) : null}
      {locked ? null : (
        <Button
          small
          className="mt-1"
          aria-label={`Take the document off ${called}`}
          onClick={() => onChange(undefined)}
        >
          Take it off
        </Button>
      )}
    </div>
  );
}
