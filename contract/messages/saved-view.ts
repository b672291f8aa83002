export const view = {
  nameRequired: 'Please give the view a name',
  tooMany: 'You have saved as many views of this list as there is room for. Please delete one first.',
  notFound: 'This view is no longer there.',
  saved: { title: 'View saved' },
  removed: { title: 'View deleted' },
  listFailed: 'The views could not be loaded.',
  failed: { title: 'The view could not be saved. Please try again.' },
  removeFailed: { title: 'The view could not be deleted. Please try again.' },
} as const;
