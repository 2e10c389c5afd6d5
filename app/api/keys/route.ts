import { environment } from '@/server/environment/environment';
import { KEYS_FORMAT, type PublishedKeys } from '@/server/seals/published-keys';
import { publicKeys } from '@/server/seals/ring';

export const dynamic = 'force-dynamic';

/** The public halves of every key that sealed here: what `verify --key` is given. */
export function GET(): Response {
  const published: PublishedKeys = {
    format: KEYS_FORMAT,
    site: environment().publicUrl,
    keys: publicKeys(),
  };
  return Response.json(published, {
    headers: { 'Cache-Control': 'no-store', 'Content-Disposition': 'inline; filename="assay-keys.json"' },
  });
}
