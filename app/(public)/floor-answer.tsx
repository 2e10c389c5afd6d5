import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';

/** Yes or no, large enough to be read at arm's length, and in words. */
export function FloorAnswer({
  about,
  yes,
  title,
  children,
}: {
  /** What is answered, where a page answers twice and one may be yes and the other no. */
  about?: string | undefined;
  yes: boolean;
  title: ReactNode;
  children?: ReactNode;
}) {
  const Picture = yes ? CircleCheck : CircleX;
  return (
    <div
      role="status"
      className={`mb-6 flex gap-3 rounded-lg border-2 px-4 py-3 ${yes ? 'border-meets bg-meets-soft' : 'border-breach bg-breach-soft'}`}
    >
      <Picture size={40} aria-hidden="true" className={`shrink-0 ${yes ? 'text-meets' : 'text-breach'}`} />
      <div className="min-w-0">
        {about ? <p className="text-sm text-ink-soft">{about}</p> : null}
        <p className="text-2xl font-semibold">{yes ? 'Yes' : 'No'}</p>
        <p className="font-medium">{title}</p>
        {children ? <div className="mt-1 text-sm">{children}</div> : null}
      </div>
    </div>
  );
}
