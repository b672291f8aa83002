export const view = {
  nameRequired: 'Please give the view a name',
  tooMany: 'You have saved as many views of this list as there is room for. Please delete one first.',
  notFound: 'This view is no longer there.',
  nameTaken: 'Another of your views of this list has this name. Please choose another name.',
  saved: { title: 'View saved' },
  updated: { title: 'View updated' },
  replaced: { title: 'View replaced' },
  restored: { title: 'The view is as it was before' },
  renamed: { title: 'View renamed' },
  removed: { title: 'View deleted' },
  listFailed: 'The views could not be loaded.',
  failed: { title: 'The view could not be saved. Please try again.' },
  renameFailed: { title: 'The view could not be renamed. Please try again.' },
  updateFailed: { title: 'The view could not be updated. Please try again.' },
  removeFailed: { title: 'The view could not be deleted. Please try again.' },
} as const;

/** Asked before a view gives way to another of its name. */
export const replaceViewQuestion = (name: string): string =>
  `You have a view “${name}” already. Replace it by what the list shows now, or type another name.`;
