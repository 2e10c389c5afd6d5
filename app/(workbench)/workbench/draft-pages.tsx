import { Button } from '@/app/components/button';
import type { DraftList } from '@/server/drafts/shapes';

/** How many there are, and links to those not shown. */
export function DraftPages({
  list: { found, all, page, pages },
  onPage,
}: {
  list: DraftList;
  onPage: (page: number) => void;
}) {
  const counted = found === all ? `${all} in all` : `${found} of ${all} found`;
  return (
    <nav
      aria-label="Pages of drafts"
      className="mt-3 flex flex-wrap items-center justify-between gap-3 text-sm"
    >
      <p role="status" className="figures text-ink-soft">
        {counted}
        {pages > 1 ? `, page ${page} of ${pages}` : ''}
      </p>
      {pages > 1 ? (
        <span className="flex gap-2">
          <Button small disabled={page === 1} onClick={() => onPage(page - 1)}>
            Previous page
          </Button>
          <Button small disabled={page === pages} onClick={() => onPage(page + 1)}>
            Next page
          </Button>
        </span>
      ) : null}
    </nav>
  );
}
