/** Where requests of our own pages come from. Someone who types 127.0.0.1 for localhost is still at home. */
export function origins(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  if (url.hostname !== 'localhost') return [url.origin];
  return [url.origin, url.origin.replace('localhost', '127.0.0.1')];
}
