export const profile = {
  loading: 'Loading profile...',
  updated: { title: 'Success', body: 'Profile updated successfully!' },
  updateFailed: { title: 'Error', body: 'Failed to update profile. Please try again.' },
  updateError: { title: 'Error', body: 'An unexpected error occurred.' },
  nameRequired: 'Full name is required',
  emailRequired: 'Email is required',
  phoneInvalid: 'Please enter a phone number of 10 to 15 digits, or leave it empty',
} as const;
