import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { useConfirm } from '@/ui/confirm-context';
import { MoreMenu } from '@/ui/more-menu';
import { useToast } from '@/ui/toast-context';
import { useDeleteWebhook } from './use-delete-webhook';
import { hostOfUrl } from './webhook-words';
import type { EditableWebhookFragment } from './webhooks.generated';
import {
  useEndFormerWebhookSecretMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useUpdateWebhookMutation,
} from './webhooks.hooks.generated';

interface Props {
  webhook: EditableWebhookFragment;
  onEdit: () => void;
  onSecret: (secret: string) => void;
  /** A test is on its way: the log will show what comes of it. */
  onTested: () => void;
}

/** What can be done with a webhook. */
export function WebhookActions({ webhook, onEdit, onSecret, onTested }: Props) {
  const { id, url, state, version, formerSecretUntil } = webhook;
  const host = hostOfUrl(url);
  const isOff = state === 'OFF' || state === 'GAVE_UP';
  const attempt = useMutationWithToast();
  const confirm = useConfirm();
  const toast = useToast();
  const [test, { loading: isTesting }] = useTestWebhookMutation({ refetchQueries: ['WebhookDeliveries'] });
  const [update, { loading: isSwitching }] = useUpdateWebhookMutation({ refetchQueries: ['WebhookDeliveries'] });
  const [rotate] = useRotateWebhookSecretMutation();
  const [endFormer] = useEndFormerWebhookSecretMutation();
  const [remove] = useDeleteWebhook();

  const sendTest = (): Promise<boolean> =>
    attempt(async () => {
      await test({ variables: { id } });
      onTested();
    }, t.webhooks.the_test_could_not_be_sent());
  const turn = (isOn: boolean): Promise<boolean> =>
    attempt(async () => {
      await update({ variables: { id, input: { isOn, expectedVersion: version } } });
      toast({
        kind: 'success',
        text: isOn ? t.webhooks.is_told_again({ host }) : t.webhooks.is_told_of_nothing_now({ host }),
      });
    }, t.webhooks.the_webhook_could_not_be_switched());
  const newSecret = async (): Promise<void> => {
    const isWanted = await confirm({
      title: t.webhooks.rotate_the_secret(),
      text: t.webhooks.make_a_new_secret_for({ host }),
      consequence: formerSecretUntil
        ? t.webhooks.the_present_secret_signs_as_well_for_24()
        : t.webhooks.the_present_secret_signs_as_well_for_24_2(),
      confirmLabel: t.webhooks.new_secret(),
      destructive: false,
    });
    if (!isWanted) return;
    await attempt(async () => {
      const { data } = await rotate({ variables: { id, expectedVersion: version } });
      onSecret(data!.rotateWebhookSecret.secret);
    }, t.webhooks.the_secret_could_not_be_rotated());
  };
  const endSecret = (): Promise<boolean> =>
    attempt(async () => {
      await endFormer({ variables: { id, expectedVersion: version } });
      toast({ kind: 'success', text: t.webhooks.only_the_new_secret_signs_now() });
    }, t.webhooks.the_former_secret_could_not_be_ended());

  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOff && (
        <Button variant="primary" busy={isSwitching} onClick={() => void turn(true)}>
          {t.webhooks.switch_on({ mark: (words) => <span className="sr-only">{words}</span>, host })}
        </Button>
      )}
      <Button busy={isTesting} onClick={() => void sendTest()}>
        {t.webhooks.test({ mark: (words) => <span className="sr-only">{words}</span>, host })}
      </Button>
      <Button onClick={onEdit}>
        {t.webhooks.edit({ mark: (words) => <span className="sr-only">{words}</span>, host })}
      </Button>
      <MoreMenu
        of={host}
        items={[
          { label: t.webhooks.rotate_secret(), onSelect: () => void newSecret() },
          ...(formerSecretUntil ? [{ label: t.webhooks.end_former_secret(), onSelect: () => void endSecret() }] : []),
          ...(isOff ? [] : [{ label: t.webhooks.switch_off(), onSelect: () => void turn(false) }]),
          { label: t.common.delete(), danger: true, onSelect: () => void remove(webhook) },
        ]}
      />
    </div>
  );
}
