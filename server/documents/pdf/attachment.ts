/** Reads an attachment back out of a paper. */
import { contentOf, pdfObjects } from './objects';
import { type Reading, unreadable } from './reading';

/** The embedded file of this name, found through the table of offsets. */
export function readAttachment(bytes: Uint8Array, name: string): Reading<Uint8Array> {
  const opened = pdfObjects(bytes);
  if (!opened.ok) return opened;
  const { count, object } = opened.value;
  for (let id = 1; id < count; id++) {
    const spec = object(id)?.body;
    if (!spec?.includes('/Type /Filespec') || !spec.includes(`/UF (${name})`)) continue;
    const reference = /\/F (\d{1,7}) 0 R/.exec(spec);
    const file = reference ? object(Number(reference[1])) : undefined;
    const content = file && contentOf(file);
    return content ? { ok: true, value: content } : unreadable('its attachment is broken');
  }
  return unreadable(`it carries no ${name}`);
}
