import { messages } from './messages.ts';
import { limits } from './limits.ts';
import { counted } from './text.ts';

/** Texts of users, invitations, accounts and API tokens. */
export const accountMessages = {
  apiToken: {
    nameRequired: 'Please name what the token is for',
    scopeRequired: 'Please choose what the token may do',
    tooMany: `You have ${limits.apiToken.most} tokens. Please revoke one before you make another.`,
    notFound: 'This token has been revoked already.',
    invalid: 'This API token is unknown, expired or revoked.',
    notBearer: 'Send the API token as: Authorization: Bearer niy_…',
    twoWays: 'Send either a session cookie or an API token, not both.',
    outOfScope: 'This API token may not do this.',
    tooFast: `This API token has made more than ${limits.apiToken.callsPerMinute} calls within a minute. Please wait a moment.`,
    created: { title: 'Token created', body: 'Copy it now: it is not shown again.' },
    createFailed: { title: 'The token could not be created. Please try again.' },
    revoked: { title: 'Token revoked' },
    revokeFailed: { title: 'The token could not be revoked. Please try again.' },
    listFailed: 'The tokens could not be loaded',
    none: 'You have no API tokens.',
  },
  user: {
    accessDenied: { title: 'Access denied', body: 'Only HR Admin can create users.' },
    invited: {
      title: 'User invited',
      body: 'Signup email sent. The profile will be created on first login.',
    },
    /** of the same, where no mail leaves and so nobody was written to */
    createdByHand: {
      title: 'Account created',
      body: 'No mail leaves this server: hand over the link yourself.',
    },
    createError: 'Unexpected error',
    companyRequired: { title: 'Company required', body: 'Please select or enter a company name.' },
    emailTaken: 'A user with this email already exists',
    setupUsed: 'This set-up link has been used or is no longer valid.',
    setupOther:
      'This is not the set-up link of this installation. The right one stands in what the server printed when it started.',
    changePasswordFirst: 'Please set your own password first.',
    passwordIsOwn: 'You have set your own password already.',
    passwordSame: 'Please choose another password than the temporary one',
    passwordSet: { title: 'Your password is set' },
    invitationOver:
      'This invitation has been used, has expired or was revoked. If you have joined already, sign in. Otherwise please ask your HR manager for another.',
    invitationEnded: 'Your invitation has expired or was revoked. Please ask your HR manager for another.',
    notFound: 'This user is no longer there.',
    joinedAlready: 'This person has joined already.',
    lastManager: 'This is the last active HR manager. Make somebody else an HR manager first.',
    ownAccount: 'This is your own account. Please confirm that you mean it.',
    listFailed: 'The users could not be loaded',
    listFailedHint: 'Please try again in a moment.',
    linkFailed: 'The invitation link could not be loaded.',
    invitedAgain: {
      title: 'Invitation sent again',
      body: 'The link and the temporary password of before no longer work.',
    },
    madeAgain: {
      title: 'New invitation link made',
      body: 'No mail leaves this server: hand it over yourself. The link and the temporary password of before no longer work.',
    },
    revoked: { title: 'Invitation revoked' },
    revokeFirst: 'Please revoke the invitation first.',
    removed: { title: 'Invitation removed' },
    updated: { title: 'User updated' },
    deactivated: { title: 'User deactivated', body: 'Every session has ended.' },
    activated: { title: 'User activated' },
    linkCopied: { title: 'Link copied' },
    changeFailed: { title: 'Error', body: 'That did not work. Please try again.' },
  },
  account: {
    passwordRequired: 'Please enter your password',
    passwordWrong: 'This is not your password',
    passwordWeak: 'This password is too easy to guess. Add another word or two.',
    passwordNamed:
      'This password is too easy to guess. Add another word or two, and leave name and e-mail address out.',
    passwordNotJudged: 'The password could not be judged in time. Please try again.',
    passwordSame: 'Please choose another password than the one you have',
    passwordChanged: {
      title: 'Password changed',
      body: 'You were signed out everywhere else. Your API tokens were revoked.',
    },
    passwordReset: {
      title: 'Password changed',
      body: 'Please sign in with your new password.',
    },
    resetAsked:
      'If this e-mail belongs to an account, a link for a new password is on its way. It works once, for 60 minutes.',
    resetNotMailed:
      'No link can be mailed to you here yet. Ask your HR manager for one: if this e-mail belongs to an account, they make it in Settings and give it to you.',
    resetByHand:
      'No link can be mailed to you here yet. Ask your HR manager: they make you a link for a new password in Settings and give it to you.',
    resetInOutbox:
      'Are you the only HR manager? Ask for the link here: it lies as a file in the folder “outbox” of the server’s data directory, for whoever runs the server.',
    resetLinkUsed: 'This link has been used or is no longer valid.',
    codeForm: 'Please enter the 6 digits that your app shows',
    codeWrong: 'This code is wrong or out of date. Please enter the one that your app shows now.',
    recoveryCodeRequired: 'Please enter one of your recovery codes',
    recoveryCodeWrong: 'This is none of your recovery codes, or it was used already.',
    codeExpired: 'That took too long or too many tries. Please sign in again.',
    twoStepOn: {
      title: 'Two-step sign-in is on',
      body: 'You were signed out everywhere else.',
    },
    twoStepOff: { title: 'Two-step sign-in is off' },
    twoStepIsOn: 'Two-step sign-in is on already.',
    twoStepIsOff: 'Two-step sign-in is not on.',
    twoStepNeeded: 'Please set up two-step sign-in first.',
    twoStepReset: { title: 'Two-step sign-in reset' },
    passwordLinkNotOwn: 'Change your own password in your profile.',
    passwordLinkOfNobody: 'This account is not active. Activate it or send the invitation again.',
    twoStepNotOwn: 'Turn your own two-step sign-in off in your profile.',
    policySaved: { title: 'Sign-in rules saved' },
    sessionNotFound: 'This session has ended already.',
    sessionEnded: { title: 'Signed out there' },
    otherSessionsEnded: { title: 'Signed out everywhere else', body: 'Your API tokens were revoked.' },
    emailCancelled: { title: 'Your e-mail address stays as it is' },
    emailLinkUsed:
      'This link has been used or is no longer valid. Please change your e-mail address again in your profile.',
    emailTaken: 'Another account uses this e-mail address by now. Yours stays as it was.',
    loadError: 'Your account could not be loaded.',
    sessionsLoadError: 'Your sessions could not be loaded.',
    policyLoadError: 'The sign-in rules could not be loaded.',
    saveFailed: 'That did not work. Please try again.',
  },
} as const;

/** What is asked before somebody's two-step sign-in is reset, wherever that is done. */
export function twoStepResetQuestion(name: string): { title: string; body: string; confirmLabel: string } {
  return {
    title: 'Reset Two-Step Sign-in',
    body: `${name} is signed out everywhere, loses all API tokens, and signs in with the password alone until it is set up again. Make sure that it is really ${name} who asks.`,
    confirmLabel: 'Reset',
  };
}

/** What is told after signing in with a recovery code, which is used up by it. */
export function recoveryCodesLeft(left: number): string {
  return left === 0
    ? 'That was your last recovery code. Please make new ones in your profile.'
    : `You have ${counted(left, 'recovery code')} left.`;
}

/**
 * The toast after saving a profile with another address, which waits to be confirmed; `isMailed`: whether the link has left
 * by mail.
 */
export function emailToConfirm(email: string, isMailed: boolean): { title: string; body: string } {
  const { title, body } = messages.profile.updated;
  const until = isMailed
    ? `Your e-mail changes once the link in the mail to ${email} is opened.`
    : `No mail leaves this server yet: your e-mail changes once the link for ${email} is opened.`;
  return { title, body: `${body} ${until}` };
}
