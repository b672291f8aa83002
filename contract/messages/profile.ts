export const profile = {
  loading: 'Loading profile...',
  updated: { title: 'Success', body: 'Profile updated successfully!' },
  updateFailed: { title: 'Error', body: 'Failed to update profile. Please try again.' },
  updateError: { title: 'Error', body: 'An unexpected error occurred.' },
  nameRequired: 'Full name is required',
  emailRequired: 'Email is required',
  phoneInvalid: 'Phone must be a valid Indian number in format: +91 XXXXX XXXXX, or empty',
} as const;
