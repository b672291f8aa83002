export const ai = {
  tooMany: 'You have asked for too much at once. Please wait a minute and try again.',
  tooManyToday: 'You have asked for too much today. Please try again tomorrow, or go on by hand.',
  fellBack:
    'The AI provider could not answer just now, so the built-in engine did this. You can go on as usual.',
  statusFailed: 'The AI engine could not be asked how it is',
} as const;
