import { type ComponentProps, useState } from 'react';
import { LoadMore } from '@/ui/load-more';
import { StandingsTable } from './standings-table';

/** Rows shown at first, and how many more at a time: a season may have a thousand teams. */
const STEP = 100;

/** The table of standings, a part at a time. It is sorted as a whole. */
export function PagedStandings({ rows, ...rest }: Omit<ComponentProps<typeof StandingsTable>, 'limit'>) {
  const [limit, setLimit] = useState(STEP);
  return (
    <div className="@container">
      <StandingsTable rows={rows} limit={limit} {...rest} />
      {rows.length > STEP && (
        <LoadMore
          shown={Math.min(limit, rows.length)}
          total={rows.length}
          hasMore={limit < rows.length}
          busy={false}
          onMore={() => setLimit(limit + STEP)}
        />
      )}
    </div>
  );
}
