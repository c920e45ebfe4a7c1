import { Check, ChevronRight, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { useToast } from '@/ui/toast-context';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/icon-button';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { useSetupStepsQuery } from './setup-steps.hooks.generated';
import { setupSteps, type SetupStep } from './setup-steps';
import { useStoredFlag } from '../use-stored-flag';

/**
 * Leads a new organization through its first steps. They tick themselves off; the list goes when all are done, or when
 * it is put away.
 */
export function SetupChecklist({ onNewSeason }: { onNewSeason: () => void }) {
  const { user } = useSite();
  const { data } = useSetupStepsQuery();
  const organization = data?.me?.actingFor;
  if (!user || !organization) return null;
  const steps = setupSteps(organization, user.role);
  if (steps.every(({ done }) => done)) return null;
  return <Steps key={organization.id} organization={organization} steps={steps} onNewSeason={onNewSeason} />;
}

interface StepsProps {
  organization: { id: string; name: string };
  steps: readonly SetupStep[];
  onNewSeason: () => void;
}

function Steps({ organization: { id, name }, steps, onNewSeason }: StepsProps) {
  const toast = useToast();
  const [isHidden, setHidden] = useStoredFlag(`setup-hidden-${id}`);
  if (isHidden) return null;
  const hide = (): void => {
    setHidden(true);
    toast({
      kind: 'success',
      text: t.admin.the_first_steps_are_put_away(),
      action: { label: t.common.undo(), onClick: () => setHidden(false) },
    });
  };
  const next = steps.find(({ done }) => !done);
  return (
    <Card
      flush
      className="mb-5"
      title={t.admin.first_steps_for({ name })}
      aside={
        <span className="flex items-center gap-2">
          <span className="tabular text-sm whitespace-nowrap text-muted">
            {steps.filter(({ done }) => done).length} {t.admin.of({ count: steps.length })}
          </span>
          <IconButton
            label={t.admin.put_the_first_steps_away()}
            icon={<X aria-hidden="true" size={18} />}
            onClick={hide}
          />
        </span>
      }
    >
      <ol className="divide-y divide-line">
        {steps.map((step) => (
          <Step key={step.id} step={step} isNext={step === next} onNewSeason={onNewSeason} />
        ))}
      </ol>
    </Card>
  );
}

function Step({
  step: { id, title, text, done, to },
  isNext,
  onNewSeason,
}: {
  step: SetupStep;
  isNext: boolean;
  onNewSeason: () => void;
}) {
  const label = isNext ? t.admin.do_this_next() : t.admin.go_there();
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <span
        aria-hidden="true"
        className={cn(
          'grid size-6 shrink-0 place-items-center rounded-full border',
          done ? 'border-success bg-success-soft text-success' : 'border-line-strong',
        )}
      >
        {done && <Check size={16} />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {title}
          <span className="sr-only">{done ? t.admin.done() : t.admin.to_do()}</span>
        </p>
        {!done && <p className="text-sm text-muted">{text}</p>}
      </div>
      {!done && to !== null && (
        <Link
          to={to}
          aria-label={`${label}: ${title}`}
          className={cn(buttonClass(isNext ? 'primary' : 'secondary', 'small'), 'shrink-0')}
        >
          <span className="max-sm:sr-only">{label}</span>
          <ChevronRight aria-hidden="true" size={16} />
        </Link>
      )}
      {!done && to === null && id === 'season' && (
        <Button size="small" variant={isNext ? 'primary' : 'secondary'} className="shrink-0" onClick={onNewSeason}>
          {t.admin.create_a_season()}
        </Button>
      )}
    </li>
  );
}
