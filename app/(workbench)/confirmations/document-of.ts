/** A document by its SHA-256, worked out in the browser: the file itself stays where it is. */
export type Document = { name: string; hash: string };

export const LARGEST = 50_000_000;

export async function documentOf(file: File): Promise<Document | string> {
  if (file.size > LARGEST) return 'This file is larger than 50 MB. Choose a smaller one.';
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { name: file.name.slice(0, 120), hash };
}
