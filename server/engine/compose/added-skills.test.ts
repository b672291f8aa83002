import { expect, it } from 'vitest';
import { addedSkills } from './added-skills.ts';

it('names those of the skills that the prompt does not name, in whichever words', () => {
  const prompt = 'JavaScript developer, good communicator, some AWS and k8s, Node.js';
  expect(addedSkills(prompt, ['JavaScript', 'Java', 'Go', 'Kubernetes', 'AWS', 'Node.js', 'Docker'])).toEqual(
    ['Java', 'Go', 'Docker'],
  );
  expect(addedSkills('', ['Excel'])).toEqual(['Excel']);
});
