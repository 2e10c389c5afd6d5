import { HEADS_FORMAT, type PublishedHeads } from '@/server/audit/sealed-head';
import { siteHeads } from '@/server/audit/site-heads';
import { environment } from '@/server/environment/environment';

export const dynamic = 'force-dynamic';

/** The last head of each day: what `verify-chain --heads` is given. */
export function GET(): Response {
  const { publicUrl: site, dataDir } = environment();
  const published: PublishedHeads = { format: HEADS_FORMAT, site, heads: siteHeads(dataDir) };
  return Response.json(published, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Disposition': 'inline; filename="assay-audit-heads.json"',
    },
  });
}
