import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { FilterBar, InputFilter, SelectFilter } from '@/ui/filter-bar';
import { SearchFilter } from '@/ui/search-filter';
import { useAuditActorsQuery } from './audit.hooks.generated';
import { FILTER_NAMES, type FilterValues } from './trail-filter';
import { thingOptions, verbOptions } from './trail-labels';

const trailOptions = () => [{ value: 'platform', label: t.audit.the_platform() }] as const;

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
  const { data } = useAuditActorsQuery({ variables: { platform: isPlatform } });
  const actors = (data?.auditActors ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterBar names={FILTER_NAMES}>
      {user?.role === 'super_admin' && user.organizationId !== null && (
        <SelectFilter
          name="trail"
          label={t.audit.trail()}
          options={trailOptions()}
          all={t.audit.the_organization()}
          value={isPlatform ? 'platform' : ''}
          onChange={(trail) => onChange({ trail })}
        />
      )}
      <SearchFilter
        name="search"
        label={t.audit.find()}
        placeholder={t.audit.name_of_a_thing_or_person()}
        value={values.search}
        onChange={(search) => onChange({ search })}
      />
      <SelectFilter
        name="actor"
        label={t.audit.by()}
        options={actors}
        all={t.audit.everybody()}
        value={data ? values.actor : ''}
        onChange={(actor) => onChange({ actor })}
      />
      <SelectFilter
        name="type"
        label={t.audit.what()}
        options={thingOptions()}
        all={t.audit.everything()}
        value={values.type}
        onChange={(type) => onChange({ type, ...(type === '' && { action: '' }) })}
      />
      {values.type !== '' && (
        <SelectFilter
          name="action"
          label={t.audit.action()}
          options={verbOptions()}
          all={t.audit.any()}
          value={values.action}
          onChange={(action) => onChange({ action })}
        />
      )}
      <InputFilter
        name="from"
        label={t.audit.from()}
        type="date"
        value={values.from}
        onChange={(from) => onChange({ from })}
      />
      <InputFilter name="to" label={t.audit.to()} type="date" value={values.to} onChange={(to) => onChange({ to })} />
    </FilterBar>
  );
}
