'use client';

import { Button } from '@/app/components/button';
import { CopyButton } from '@/app/components/copy';
import { Note } from '@/app/components/feedback';
import { useKeptText } from '@/app/session/kept-text';

/** What somebody typed while another made it pointless: it stays until its writer throws it away. */
export function Unsent({
  keeps,
  title,
  why,
  sent,
}: {
  keeps: string;
  title: string;
  why: string;
  sent?: string | undefined;
}) {
  const [text, setText] = useKeptText(keeps);
  // What was received is forgotten a moment after the page shows it.
  if (text.trim() === '' || text.trim() === sent?.trim()) return null;
  return (
    <Note
      kind="warning"
      title={title}
      className="mt-2"
      actions={
        <>
          <CopyButton text={text} />
          <Button small onClick={() => setText('')}>
            Throw it away
          </Button>
        </>
      }
    >
      <p>{why}</p>
      <p className="mt-2 border-l-2 border-rule-strong pl-3 whitespace-pre-wrap wrap-anywhere">{text}</p>
    </Note>
  );
}
