import { useSite } from '@/app/site-context';
import { FilterBar, InputFilter, SelectFilter } from '@/ui/filter-bar';
import { useAuditActorsQuery } from './audit.hooks.generated';
import { FILTER_NAMES, type FilterValues } from './trail-filter';
import { THING_OPTIONS, VERB_OPTIONS } from './trail-labels';

const TRAILS = [{ value: 'platform', label: 'The platform' }] as const;

/** The filters of the trail; they live in the address. */
export function AuditFilters({
  values,
  onChange,
}: {
  values: FilterValues;
  onChange: (changes: Partial<FilterValues>) => void;
}) {
  const { user } = useSite();
  const isPlatform = values.trail === 'platform';
  const { data } = useAuditActorsQuery({ variables: { platform: isPlatform }, fetchPolicy: 'cache-and-network' });
  const actors = (data?.auditActors ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterBar names={FILTER_NAMES}>
      {user?.role === 'super_admin' && user.organizationId !== null && (
        <SelectFilter
          name="trail"
          label="Trail"
          options={TRAILS}
          all="The organization"
          value={isPlatform ? 'platform' : ''}
          onChange={(trail) => onChange({ trail })}
        />
      )}
      <InputFilter
        name="search"
        label="Find"
        placeholder="Name of a thing or person"
        value={values.search}
        onChange={(search) => onChange({ search })}
      />
      <SelectFilter
        name="actor"
        label="By"
        options={actors}
        all="Everybody"
        value={data ? values.actor : ''}
        onChange={(actor) => onChange({ actor })}
      />
      <SelectFilter
        name="type"
        label="What"
        options={THING_OPTIONS}
        all="Everything"
        value={values.type}
        onChange={(type) => onChange({ type, ...(type === '' && { action: '' }) })}
      />
      {values.type !== '' && (
        <SelectFilter
          name="action"
          label="Action"
          options={VERB_OPTIONS}
          all="Any"
          value={values.action}
          onChange={(action) => onChange({ action })}
        />
      )}
      <InputFilter name="from" label="From" type="date" value={values.from} onChange={(from) => onChange({ from })} />
      <InputFilter name="to" label="To" type="date" value={values.to} onChange={(to) => onChange({ to })} />
    </FilterBar>
  );
}
