/** Reads an attachment back out of a paper. */
import { pdfObjects } from './objects';
import { ATTACHMENT_LIMIT, type Reading, unreadable } from './reading';

/** The embedded file of this name, found through the table of offsets. */
export function readAttachment(bytes: Uint8Array, name: string): Reading<Uint8Array> {
  const opened = pdfObjects(bytes);
  if (!opened.ok) return opened;
  const { text, count, object } = opened.value;
  for (let id = 1; id < count; id++) {
    const spec = object(id)?.body;
    if (!spec?.includes('/Type /Filespec') || !spec.includes(`/UF (${name})`)) continue;
    const reference = /\/F (\d{1,6}) 0 R/.exec(spec);
    const file = reference ? object(Number(reference[1])) : undefined;
    const length = file && /\/Length (\d{1,9})\n/.exec(file.body);
    if (!file || !length) return unreadable('its attachment is broken');
    const size = Number(length[1]);
    if (size > ATTACHMENT_LIMIT) return unreadable('its attachment is larger than any that Assay writes');
    const mark = '\nstream\n';
    const start = text.indexOf(mark, file.from) + mark.length;
    if (start < mark.length || !text.startsWith('\nendstream', start + size))
      return unreadable('its attachment is broken');
    return { ok: true, value: bytes.slice(start, start + size) };
  }
  return unreadable(`it carries no ${name}`);
}
