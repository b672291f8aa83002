import type { Profile } from '#contract/session.ts';
import { comparing, type ComparedField } from '#web/lib/merge.ts';

/** The form of the own profile; the password is asked for with another e-mail only, and never kept. */
export interface ProfileFormValues {
  full_name: string;
  email: string;
  phone: string;
  company_name: string;
  current_password: string;
}

export const fromProfile = (profile: Profile): ProfileFormValues => ({
  full_name: profile.full_name,
  email: profile.email,
  phone: profile.phone ?? '',
  company_name: profile.company_name ?? '',
  current_password: '',
});

const text = (
  label: string,
  field: Exclude<keyof ProfileFormValues, 'current_password'>,
): ComparedField<ProfileFormValues> => ({
  label,
  fields: [field],
  text: (values) => values[field].trim(),
});

/**
 * `isSameProfile`: whether two fillings of the form would be saved as the same profile. `mergeProfile`: what was changed
 * here and elsewhere (by HR, or in another window), field by field.
 */
export const { isSame: isSameProfile, merge: mergeProfile } = comparing(
  [
    text('Full Name', 'full_name'),
    text('Email', 'email'),
    text('Phone', 'phone'),
    text('Company', 'company_name'),
  ],
  (values) => ({ ...values, email: values.email.trim().toLowerCase() }),
);
