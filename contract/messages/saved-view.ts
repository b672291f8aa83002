export const view = {
  nameRequired: 'Please give the view a name',
  tooMany: 'You have saved as many views of this list as there is room for. Please delete one first.',
  notFound: 'This view is no longer there.',
  nameTaken: 'Another of your views of this list has this name. Please choose another name.',
  saved: { title: 'View saved' },
  renamed: { title: 'View renamed' },
  removed: { title: 'View deleted' },
  listFailed: 'The views could not be loaded.',
  failed: { title: 'The view could not be saved. Please try again.' },
  renameFailed: { title: 'The view could not be renamed. Please try again.' },
  removeFailed: { title: 'The view could not be deleted. Please try again.' },
} as const;
