export const files = {
  notSaved:
    'The file could not be stored, so nothing was saved. Please try again in a few minutes, and tell whoever runs this server if it goes on.',
  notRead:
    'The file cannot be read just now. Please try again in a few minutes, and tell whoever runs this server if it goes on.',
} as const;
