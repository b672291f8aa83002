import { Alert, Button, Select, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountMessages } from '#contract/account-messages.ts';
import { ROLE_LABELS, ROLES } from '#contract/roles.ts';
import { type User, userRoutes, userUpdateSchema } from '#contract/users.ts';
import { call, hasCode } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/ask-again.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { FormButtons } from '#web/ui/form-layout.tsx';
import { SendingModal, useSending } from '#web/ui/sending-modal.tsx';
import { tellFailure, toast } from '#web/ui/toast.ts';
import { CompanyPicker } from './company-picker.tsx';
import { HandOverFields } from './hand-over-fields.tsx';
import { companiesQuery } from './users.queries.ts';

interface EditUserDialogProps {
  user: User;
  opened: boolean;
  onClose: () => void;
}

const roleOptions = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

/** Changes somebody's role, and a vendor's company. */
export default function EditUserDialog({ user, opened, onClose }: EditUserDialogProps) {
  // Opened once it stands: the dialog notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  return (
    <SendingModal opened={opened && mounted} onClose={onClose} title="Change Role or Company">
      <EditUserForm user={user} onClose={onClose} />
    </SendingModal>
  );
}

function EditUserForm({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient();
  const companies = useQuery(companiesQuery);
  const { form, formProps, busy } = useSchemaForm({
    schema: userUpdateSchema,
    initialValues: {
      role: user.role ?? 'internal_user',
      company_name: user.company_name ?? '',
      version: user.version,
      hand_over_to: null as string | null,
    },
    toInput: (values) => ({
      ...values,
      company_name: values.role === 'vendor' ? values.company_name : '',
      own_account: user.own,
      hand_over_to: values.role === 'vendor' ? values.hand_over_to : null,
    }),
    onSubmit: async (body) => {
      try {
        await call(userRoutes.update, { params: { id: user.user_id }, body });
        toast.success(accountMessages.user.updated);
        onClose();
      } finally {
        await askAgain(client, ['users', 'companies', 'session', 'jobs']);
      }
    },
    onFail: (error) => {
      tellFailure(error, accountMessages.user.changeFailed.body);
      if (hasCode(error, 'changed_meanwhile', 'not_found')) onClose();
    },
  });
  useSending(busy);
  const leavesHr = user.own && user.role === 'hr_manager' && form.values.role !== 'hr_manager';
  const handOver = form.getInputProps('hand_over_to');
  const leavesTeam = user.open_jobs > 0 && user.role !== 'vendor' && form.values.role === 'vendor';
  const becomesHr = user.role !== 'hr_manager' && form.values.role === 'hr_manager';
  return (
    <form {...formProps}>
      <Stack gap="md">
        <Text size="sm">
          {user.full_name}, {user.email}
        </Text>
        <Select
          label="Role"
          required
          data={roleOptions}
          allowDeselect={false}
          {...form.getInputProps('role')}
        />
        {form.values.role === 'vendor' && (
          <CompanyPicker companies={companies.data?.items} {...form.getInputProps('company_name')} />
        )}
        {leavesTeam && (
          <HandOverFields
            user={user}
            value={handOver.value}
            onChange={handOver.onChange}
            error={handOver.error}
            optional
          />
        )}
        {leavesHr && (
          <Alert color="orange" icon={<IconAlertTriangle size={18} aria-hidden />} title="Your own account">
            {user.last_manager
              ? accountMessages.user.lastManager
              : 'You lose these settings, and all else that is for HR managers alone, at once. Only another HR manager can give you the role back.'}
          </Alert>
        )}
        {becomesHr && (
          <Alert color="orange" icon={<IconAlertTriangle size={18} aria-hidden />} title="An HR manager">
            {user.full_name} will see and change everything: pay, every candidate, users and these settings.
          </Alert>
        )}
        <FormButtons>
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={busy}
            disabled={leavesHr && user.last_manager}
            color={leavesHr ? 'red' : undefined}
          >
            {leavesHr ? 'Give Up My Role' : becomesHr ? 'Make HR Manager' : 'Save Changes'}
          </Button>
        </FormButtons>
      </Stack>
    </form>
  );
}
