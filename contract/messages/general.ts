export const common = {
  error: 'Error',
  unexpected: 'An unexpected error occurred',
  databaseAway:
    'The database does not answer just now. Please try again in a minute; look first whether your change is there.',
  diskFull:
    'The server has no space left on its disk, so nothing was saved. Please tell whoever runs this server, and try again then.',
  invalidInput: 'Please check the highlighted fields.',
  wholeRupees: 'Please give whole rupees as a number, such as 850000',
  notFound: 'Not found',
  forbidden: "You don't have permission to do this.",
  changedMeanwhile: 'Someone else changed this meanwhile. Reload to see the latest version.',
  tooLarge: 'The request is too large.',
  network: 'The server could not be reached. Please check your connection and try again.',
} as const;

export const screen = {
  loadingAuthentication: 'Loading authentication...',
  reconnecting: 'Reconnecting…',
  profileErrorTitle: 'Profile Loading Error',
  profileError: 'Unable to load user profile. Please try refreshing the page.',
  deniedTitle: 'Access Denied',
  denied: "You don't have permission to access this page.",
  notFound: 'Oops! Page not found',
  returnHome: 'Return to Home',
  newerVersion: 'A newer version is there. Reload the page to use it.',
  partMissing:
    'A part of the page could not be loaded. Check your connection and try again, or reload the page.',
  notOpened: { title: 'This could not be opened', body: common.network },
} as const;
