/** The origins of our own pages. Someone who types 127.0.0.1 instead of localhost is on the same site. */
export function origins(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  if (url.hostname !== 'localhost') return [url.origin];
  return [url.origin, url.origin.replace('localhost', '127.0.0.1')];
}
