import { Anchor, Button, Stack, Text, Textarea } from '@mantine/core';
import { useClipboard, useMounted } from '@mantine/hooks';
import { IconBrandWhatsapp, IconCopy, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { formatArranged } from '#contract/dates.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { interviewMessage, type ArrangedInterview } from '#web/lib/interview-message.ts';
import { useSession } from '#web/lib/session.ts';
import { mailLink, whatsAppLink } from '#web/lib/write-to.ts';
import { FormButtons } from './form-layout.tsx';
import { SendingModal } from './sending-modal.tsx';

export interface TellCandidateDialogProps {
  email: string;
  /** null when it is not known */
  phone: string | null;
  interview: ArrangedInterview;
  /** it has come to nothing meanwhile */
  isOff: boolean;
  opened: boolean;
  onClose: () => void;
}

/** What a candidate is told of an interview, looked over and sent by the reader's own mail program or WhatsApp. */
export default function TellCandidateDialog({
  email,
  phone,
  interview,
  isOff,
  opened,
  onClose,
}: TellCandidateDialogProps) {
  // Opened once it stands: the dialog notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  const { profile } = useSession();
  const timeZone = useTimeZone();
  const written = interviewMessage(interview, { from: profile.full_name, timeZone });
  const when = formatArranged(interview.at, timeZone);
  // Once it was changed, beside what it was written from.
  const [edited, setEdited] = useState<{ text: string; over: string }>();
  const text = edited?.text ?? written.text;
  const isOutdated = edited !== undefined && edited.over !== written.text;
  const clipboard = useClipboard();
  const mail = mailLink(email, { subject: written.subject, text });
  const whatsApp = phone === null ? null : whatsAppLink(phone, text);
  return (
    <SendingModal opened={opened && mounted} onClose={onClose} title={`Tell ${interview.name}`}>
      <Stack gap="sm">
        <Text size="sm">
          Nothing is sent from here: your mail program{whatsApp && ' or WhatsApp'} opens with this text.
        </Text>
        <Textarea
          label="Message"
          autosize
          minRows={8}
          maxRows={16}
          data-autofocus
          value={text}
          onChange={({ currentTarget: { value } }) =>
            setEdited((before) => ({ text: value, over: before?.over ?? written.text }))
          }
        />
        {isOff && (
          <Text size="sm" role="alert">
            {interview.name} is not expected for an interview any more.
          </Text>
        )}
        {isOutdated && !isOff && (
          <Text size="sm" role="alert">
            The interview was changed meanwhile: it is on {when}.{' '}
            <Anchor
              component="button"
              type="button"
              inherit
              underline="always"
              onClick={() => setEdited(undefined)}
            >
              Write it anew
            </Anchor>
          </Text>
        )}
        {mail === null && (
          <Text size="sm" role="status">
            This is too long for a mail program to take over: Email opens without it, so copy it first.
          </Text>
        )}
        {/* Not over plain HTTP, nor against the person's will. */}
        {clipboard.error && (
          <Text size="sm" role="alert">
            It cannot be copied here. Please select the text and copy it by hand.
          </Text>
        )}
        <FormButtons>
          <Button
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => clipboard.copy(text)}
          >
            {clipboard.copied ? 'Copied' : 'Copy'}
          </Button>
          {whatsApp !== null && (
            <Button
              component="a"
              href={whatsApp}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
            >
              WhatsApp
            </Button>
          )}
          <Button
            component="a"
            href={mail ?? mailLink(email, { subject: written.subject, text: '' }) ?? `mailto:${email}`}
            leftSection={<IconMail size={16} aria-hidden />}
          >
            Email
          </Button>
        </FormButtons>
      </Stack>
    </SendingModal>
  );
}
