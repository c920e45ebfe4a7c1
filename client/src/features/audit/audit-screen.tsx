import { ExportMenu } from '@/app/admin/lists/export-menu';
import { loadMore } from '@/app/admin/lists/load-more';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { LoadingFoot } from '@/app/loading-foot';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { useFilters } from '@/ui/use-filters';
import { useAuditTrailQuery } from './audit.hooks.generated';
import { AuditFilters } from './audit-filters';
import { TrailEntry } from './trail-entry';
import { FILTER_NAMES, trailFilter } from './trail-filter';

/** Who changed what and when. The organization's owners; the platform's own trail for super administrators. */
export default function AuditScreen() {
  return (
    <>
      <ScreenHeader title={t.audit.audit_trail()}>{t.audit.who_changed_what_and_when_the_latest_first()}</ScreenHeader>
      <Trail />
    </>
  );
}

function Trail() {
  const { user } = useSite();
  const [values, setValues] = useFilters(FILTER_NAMES);
  // A super administrator who acts for nobody sees the platform's own trail.
  const trail = user?.organizationId === null ? 'platform' : values.trail;
  const result = useAuditTrailQuery({
    variables: { filter: trailFilter({ ...values, trail }) },
  });
  return (
    <div className="flex flex-col gap-4">
      <AuditFilters values={{ ...values, trail }} onChange={setValues} />
      <div className="flex justify-end">
        <ExportMenu list="audit" size="small" filters={{ ...trailFilter({ ...values, trail }) }} />
      </div>
      <QueryResult result={result}>
        {({ auditTrail: { nodes, totalCount, pageInfo } }) =>
          nodes.length === 0 ? (
            <EmptyState title={t.audit.nothing_to_show()}>
              {totalCount === 0 ? t.audit.no_change_fits_these_filters_clear_them_to() : null}
            </EmptyState>
          ) : (
            <section
              aria-label={t.audit.changes()}
              className="card rounded-lg border border-line bg-surface shadow-card"
            >
              <ol className="divide-y divide-line">
                {nodes.map((entry) => (
                  <TrailEntry key={entry.id} entry={entry} />
                ))}
              </ol>
              <LoadingFoot
                shown={nodes.length}
                total={totalCount}
                hasMore={pageInfo.hasNextPage}
                load={() => loadMore(result, ({ auditTrail }) => auditTrail)}
              />
            </section>
          )
        }
      </QueryResult>
    </div>
  );
}
