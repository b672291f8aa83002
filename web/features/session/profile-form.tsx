import { Alert, Button, Group, PasswordInput, Text, TextInput } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { accountRoutes } from '#contract/account.ts';
import { accountMessages, emailToConfirm } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { profileSchema, profileUpdateSchema, sessionRoutes, type Profile } from '#contract/session.ts';
import { call, hasCode, isSessionRefusal } from '#web/lib/api.ts';
import { useSendsMail } from '#web/lib/app-info.ts';
import { useDraft, useKeepDraft } from '#web/lib/draft.ts';
import { useEditedRecord } from '#web/lib/edited-record.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { sessionQuery, useSession } from '#web/lib/session.ts';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FieldRow, FormButtons, FormSection } from '#web/ui/form-layout.tsx';
import { NewerNote } from '#web/ui/newer-note.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { tellFailure, toast } from '#web/ui/toast.ts';
import { fromProfile, isSameProfile, mergeProfile } from './merge-profile.ts';
import { pendingQuery, profileQuery } from './profile.queries.ts';

const CompareProfile = onDemand(() => import('./compare-profile.tsx'));

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** The address that waits to be confirmed. */
function PendingEmail() {
  const queryClient = useQueryClient();
  const { data } = useQuery(pendingQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(accountRoutes.cancelEmailChange),
    onSuccess: () => toast.success(accountMessages.account.emailCancelled),
    onError: (error) => tellFailure(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey }),
  });
  const sendsMail = useSendsMail();
  if (!data?.pending_email) return null;
  return (
    <Alert
      color="yellow"
      icon={<IconMail size={18} aria-hidden />}
      title="A new e-mail waits to be confirmed"
    >
      <Group gap="sm" justify="space-between">
        <Text size="sm">
          {sendsMail
            ? `Open the link that we sent to ${data.pending_email}.`
            : `No mail leaves this server yet. The link for ${data.pending_email} lies in its outbox: ask whoever runs the server for it.`}
        </Text>
        <Button variant="default" size="compact-sm" loading={isPending} onClick={() => mutate()}>
          Keep the Old One
        </Button>
      </Group>
    </Alert>
  );
}

const valuesSchema = z.object({
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  company_name: z.string(),
  // never kept: ''
  current_password: z.string(),
});
const draftSchema = z.object({
  base: z.object({ version: z.int(), values: valuesSchema }),
  values: valuesSchema,
});

/** The person's own name, e-mail, phone and company. What HR or another window changes meanwhile is merged, not lost. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const mayChangeCompany = useSession().can('profile.company');
  const queryClient = useQueryClient();
  const sendsMail = useSendsMail();
  const draft = useDraft({
    key: 'profile',
    version: 1,
    schema: draftSchema,
    isUntouched: ({ base: before, values }) => isSameProfile(before.values, values),
  });
  const { base, newer, isOutdated, save, element, on } = useEditedRecord({
    record: profile,
    toValues: fromProfile,
    schema: profileSchema,
    merge: mergeProfile,
    keptBase: draft.kept?.value.base,
  });
  const { form, formProps, busy } = useSchemaForm({
    schema: profileUpdateSchema,
    initialValues: draft.kept?.value.values ?? fromProfile(profile),
    toInput: (values) => ({ ...values, version: base.version }),
    onSubmit: async (body) => {
      const isSaved = await save(form.getValues(), async (version) => {
        const updated = await call(sessionRoutes.updateProfile, { body: { ...body, version } });
        draft.discard();
        const isWaiting = body.email !== undefined && !isSame(body.email, updated.email);
        toast.success(isWaiting ? emailToConfirm(body.email ?? '', sendsMail) : messages.profile.updated);
        queryClient.setQueryData(profileQuery.queryKey, updated);
        queryClient.setQueryData(
          sessionQuery.queryKey,
          (session) => session && { ...session, profile: updated },
        );
        startFrom(updated);
        return updated;
      });
      if (isSaved) await queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey });
    },
    onFail: (error) => {
      // An ended session is told of by itself.
      if (isSessionRefusal(error)) return;
      toast.error(hasCode(error, 'network') ? messages.profile.updateError : messages.profile.updateFailed);
    },
  });
  useKeepDraft(draft, { base, values: { ...form.values, current_password: '' } });
  const { startFrom, saveMerged, keepEditing } = on(form);
  const isTouched = !isSameProfile(base.values, form.values);
  const isNewEmail = !isSame(form.values.email, profile.email);
  return (
    <form {...formProps} ref={element}>
      <FormSection title="Personal Information">
        <DraftNote draft={draft} onDiscard={() => startFrom(profile)} />
        {isOutdated && !busy && (
          <NewerNote what="profile" onShow={isTouched ? null : () => startFrom(profile)} />
        )}
        <FieldRow>
          <TextInput label="Full Name" autoComplete="name" required {...form.getInputProps('full_name')} />
          <TextInput
            type="email"
            label="Email"
            autoComplete="email"
            required
            description={
              isNewEmail
                ? `Takes effect when ${sendsMail ? 'you open the link that we send there' : 'its link is opened'}, for signing in too`
                : undefined
            }
            {...form.getInputProps('email')}
          />
        </FieldRow>
        <PendingEmail />
        <FieldRow>
          <PhoneInput label="Phone" {...form.getInputProps('phone')} />
          <TextInput
            label="Company"
            autoComplete="organization"
            description={mayChangeCompany ? undefined : 'Only an HR manager can change the company'}
            readOnly={!mayChangeCompany}
            variant={mayChangeCompany ? undefined : 'filled'}
            {...form.getInputProps('company_name')}
          />
        </FieldRow>
        {isNewEmail && (
          <PasswordInput
            label="Your Password"
            description="Asked for to change the e-mail"
            autoComplete="current-password"
            required
            {...form.getInputProps('current_password')}
          />
        )}
        <FormButtons>
          <Button type="submit" loading={busy}>
            Update Profile
          </Button>
        </FormButtons>
      </FormSection>
      {newer && (
        <CompareProfile merge={newer.merge} opened={newer.opened} onSave={saveMerged} onClose={keepEditing} />
      )}
    </form>
  );
}
