import { expect, it } from 'vitest';
import { unseenWords } from './unseen.tsx';

it('says what has become of a submission since it was last looked at', () => {
  expect(unseenWords([])).toBeNull();
  expect(unseenWords(['submitted'])).toEqual({ sign: 'New', what: '' });
  expect(unseenWords(['submitted', 'moved'])).toEqual({ sign: 'New', what: 'status' });
  expect(unseenWords(['moved', 'interview', 'joining', 'corrected', 'answered'])).toEqual({
    sign: 'Changed',
    what: 'status, interview, joining day, HR corrected it, HR answered',
  });
});
