import { CreateUserForm } from '#web/features/users/create-user-form.tsx';
import { Page } from '#web/ui/page.tsx';

export default function CreateUserPage() {
  return (
    <Page title="Create User" width="form" back={{ to: '/settings', label: 'Back to Settings' }}>
      <CreateUserForm title="Account" />
    </Page>
  );
}
