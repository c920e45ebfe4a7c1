import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
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
    }, 'The test could not be sent.');
  const turn = (isOn: boolean): Promise<boolean> =>
    attempt(async () => {
      await update({ variables: { id, input: { isOn, expectedVersion: version } } });
      toast({ kind: 'success', text: isOn ? `${host} is told again.` : `${host} is told of nothing now.` });
    }, 'The webhook could not be switched.');
  const newSecret = async (): Promise<void> => {
    const isWanted = await confirm({
      title: 'Rotate the secret',
      text: `Make a new secret for ${host}?`,
      consequence: formerSecretUntil
        ? 'The present secret signs as well for 24 hours. The one before it ends now.'
        : 'The present secret signs as well for 24 hours, so that nothing is lost until your program knows the new one.',
      confirmLabel: 'New secret',
      destructive: false,
    });
    if (!isWanted) return;
    await attempt(async () => {
      const { data } = await rotate({ variables: { id } });
      onSecret(data!.rotateWebhookSecret.secret);
    }, 'The secret could not be rotated.');
  };
  const endSecret = (): Promise<boolean> =>
    attempt(async () => {
      await endFormer({ variables: { id } });
      toast({ kind: 'success', text: 'Only the new secret signs now.' });
    }, 'The former secret could not be ended.');

  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOff && (
        <Button variant="primary" busy={isSwitching} onClick={() => void turn(true)}>
          Switch on<span className="sr-only"> {host}</span>
        </Button>
      )}
      <Button busy={isTesting} onClick={() => void sendTest()}>
        Test<span className="sr-only"> {host}</span>
      </Button>
      <Button onClick={onEdit}>
        Edit<span className="sr-only"> {host}</span>
      </Button>
      <MoreMenu
        of={host}
        items={[
          { label: 'Rotate secret', onSelect: () => void newSecret() },
          ...(formerSecretUntil ? [{ label: 'End former secret', onSelect: () => void endSecret() }] : []),
          ...(isOff ? [] : [{ label: 'Switch off', onSelect: () => void turn(false) }]),
          { label: 'Delete', danger: true, onSelect: () => void remove(webhook) },
        ]}
      />
    </div>
  );
}
