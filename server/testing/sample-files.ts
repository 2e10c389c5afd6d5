/** Small files of every kind, and a way to send one as a person of a test's site. */
import { strToU8, zipSync } from 'fflate';
import type { MemberContext } from '../access/context';
import { receive } from '../attachments/receive';
import type { TestSite } from './site';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const pdf = (says = 'hello'): Uint8Array => strToU8(`%PDF-1.7\n${says}\ntrailer\n%%EOF\n`);
export const png = (): Uint8Array => new Uint8Array(Buffer.from(PIXEL, 'base64'));
/** Its segments: of the program that made it, the frame, the scan; then the end. */
export const jpeg = (): Uint8Array =>
  Uint8Array.from(
    Buffer.from('ffd8 ffe00004 0000 ffc00004 0000 ffda0004 0000 00 ffd9'.replaceAll(' ', ''), 'hex'),
  );
const office = (part: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), [part]: strToU8('<x/>'), ...more }, { level: 0 });
export const xlsx = (more?: Record<string, Uint8Array>): Uint8Array => office('xl/workbook.xml', more);
export const docx = (): Uint8Array => office('word/document.xml');
export const text = (says: string): Uint8Array => strToU8(says);

export const streamOf = (...chunks: Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

export const signedIn = (site: TestSite, person: string): MemberContext => ({
  ...site.context(person),
  member: site.member(person),
});

export async function sent(
  site: TestSite,
  person: string,
  name = 'letter.pdf',
  bytes = pdf(),
): Promise<string> {
  const answer = await receive(signedIn(site, person), {
    name,
    length: bytes.length,
    body: streamOf(bytes),
    dataDir: site.dataDir,
    quota: 1e9,
  });
  if (!answer.ok) throw new Error(answer.problems[0]?.message);
  return answer.value.id;
}
