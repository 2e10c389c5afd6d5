import { CopyButton } from '@/app/components/copy';
import { Note } from '@/app/components/feedback';
import { Moment } from '@/app/components/time';
import type { NewLink } from '@/server/accounts/stored/shapes';

/** A new link, shown once to whoever made it. */
export function NewLinkNote({ email, made }: { email: string; made: NewLink }) {
  return (
    <Note
      kind="good"
      className="mt-4"
      title={`Link for ${email}`}
      actions={<CopyButton text={made.link} label="Copy the link" />}
    >
      <p className="figures break-all">{made.link}</p>
      <p className="text-ink-soft">
        Valid until <Moment at={made.expiresAt} />. It is shown only once, here.
      </p>
    </Note>
  );
}
