/** Said of a newer resume that a vendor hands in with an own submission: apart from `messages`, as few screens say it. */
export const handInMessages = {
  sentAlready: 'This is the resume that was sent for this person already. Please choose the newer one.',
  isOver: 'Nothing is to be decided for this submission any more, so that no newer resume is taken.',
  done: { title: 'The newer resume is handed in. HR is told of it.' },
  failed: { title: 'Failed to hand in the resume. Please try again.' },
} as const;
