import type { FirstStep } from '#contract/first-steps.ts';

/** What a step is called, and what one should know before doing it. */
export const STEP_WORDS: Record<FirstStep, { title: string; text: string }> = {
  colleagues: {
    title: 'Invite your colleagues',
    text: 'Recruiters and vendors submit candidates, HR managers decide with you. Each joins by a link.',
  },
  job: {
    title: 'Post your first job',
    text: 'Say in your own words whom you need and have the posting written, or fill it in yourself.',
  },
  publish: {
    title: 'Publish the job',
    text: 'A draft is seen by staff only, and takes nobody in. Publish, on its page, opens it.',
  },
  candidate: {
    title: 'Add a candidate from a resume',
    text: 'Name, contact, experience and skills are read from the file; you look them over and save.',
  },
  match: {
    title: 'Match people to the job',
    text: 'Find Matching Candidates ranks all you have for it; or assign somebody you know.',
  },
  move: {
    title: 'Move somebody to the next stage',
    text: 'With Update Status, or by dragging the card on the board. The dashboards count from there.',
  },
};
