import type { Toast } from './messages/toast.ts';

/** Texts of people's rights over their data. */
export const rightsMessages = {
  exportFailed: { title: 'Error', body: 'The data could not be downloaded. Please try again.' },
  confirmationWrong: 'Please type the name exactly as it stands above.',
  ownerUnknown: 'Whether a vendor company owns this person could not be loaded.',
  erased: {
    title: 'Erased',
    body: 'The person has been erased. Hires and ratios stay as they were; lists have one person fewer.',
  },
  eraseFailed: { title: 'Error', body: 'The person could not be erased. Please try again.' },
  consentNoted: { title: 'Noted', body: 'The consent has been noted.' },
  withdrawalNoted: { title: 'Noted', body: 'The withdrawal has been noted.' },
  consentFailed: { title: 'Error', body: 'It could not be noted. Please try again.' },
  consentsFailed: 'The consent could not be loaded',
  monthsWhole: 'Please enter whole months',
  monthsRange: 'Please enter between 6 and 120 months',
  ruleSaved: { title: 'Saved', body: 'The retention rule has been saved. Nobody was erased.' },
  ruleOff: { title: 'Saved', body: 'The retention rule is off.' },
  ruleFailed: { title: 'Error', body: 'The retention rule could not be saved. Please try again.' },
  ruleIsOff: 'The retention rule is off. Turn it on first.',
  ruleLoadFailed: 'The rule could not be loaded',
  dueFailed: 'The list could not be loaded',
  reasonShort: 'Please say why, in at least 3 characters',
  keepFailed: { title: 'Error', body: 'It could not be saved. Please try again.' },
  nobodyChosen: 'Please choose at least one person',
  countWrong: 'Please type the number of people who are chosen.',
  runUnderWay: 'An erasure is under way already. Please wait until it is done.',
  approved: { title: 'Approved', body: 'The people are being erased in the background.' },
  approveFailed: { title: 'Error', body: 'The erasure could not be started. Please try again.' },
} as const;

/** That everything on a person has come, and as which file. */
export function personExported(fileName: string): Toast {
  return { title: 'Downloaded', body: `${fileName}: everything held on this person is in it.` };
}
