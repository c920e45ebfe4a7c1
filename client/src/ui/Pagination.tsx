import { Button } from './Button';

interface Props {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Page by page through a list. */
export function Pagination({ page, pageCount, onPage }: Props) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-3 p-3">
      <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span aria-current="page" className="tabular text-sm">
        Page {page} of {pageCount}
      </span>
      <Button size="small" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
