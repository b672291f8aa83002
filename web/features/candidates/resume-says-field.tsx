import { Textarea, type TextareaProps } from '@mantine/core';

/** lines at most that a search is shown in */
const MOST_ROWS = 6;
const LINE_BREAK = /\s*[\r\n]+\s*/g;

interface ResumeSaysFieldProps extends Pick<TextareaProps, 'error'> {
  value: string;
  onChange: (asked: string) => void;
}

/** What resumes are searched for: one line of text, however long, which grows where it is shown. */
export function ResumeSaysField({ onChange, ...input }: ResumeSaysFieldProps) {
  return (
    <Textarea
      {...input}
      label="Resume says"
      description='Words, "phrases", OR, NOT, account* for how one begins'
      placeholder='e.g. ("SAP FICO" OR Tally) GST NOT fresher'
      autosize
      minRows={1}
      maxRows={MOST_ROWS}
      enterKeyHint="go"
      onChange={(event) => onChange(event.currentTarget.value.replaceAll(LINE_BREAK, ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}
