import { Button, Group, Paper, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { resolveMerge, type Choice, type ComparedField, type Merge } from '#web/lib/merge.ts';
import { counted } from '#contract/text.ts';
import { CompareText } from './compare-text.tsx';
import { SendingModal } from './sending-modal.tsx';

export interface CompareDialogProps<V> {
  merge: Merge<V>;
  /** receives the record with both people's changes, to be saved over theirs */
  onSave: (values: V) => void;
  opened: boolean;
  /** one goes on editing */
  onClose: () => void;
}

/**
 * For the second of two people to save: what the other has changed meanwhile, and a choice for each field that both
 * changed. Nothing is chosen beforehand, so that nothing is overwritten unseen.
 */
export function CompareDialog<V extends object>(props: CompareDialogProps<V> & { title: string }) {
  const { title, opened, ...rest } = props;
  // Opened once it stands: the dialog notes where the focus was, to give it back, only on opening.
  const mounted = useMounted();
  return (
    <SendingModal opened={opened && mounted} onClose={rest.onClose} title={title} size="xl">
      <Comparison {...rest} />
    </SendingModal>
  );
}

const NOTHING_CHOSEN: Readonly<Record<string, Choice>> = {};

function Comparison<V extends object>({ merge, onSave, onClose }: Omit<CompareDialogProps<V>, 'opened'>) {
  const [chosen, setChosen] = useState({ of: merge, choices: NOTHING_CHOSEN });
  // What was saved may meet yet another change while the dialog is still closing.
  const choices = chosen.of === merge ? chosen.choices : NOTHING_CHOSEN;
  const open = merge.clashing.filter(({ label }) => choices[label] === undefined).length;
  return (
    <Stack gap="lg">
      <Text size="sm">
        It was saved by somebody else while you were editing it. Your changes are still here.
      </Text>
      {merge.clashing.length > 0 && (
        <Part title="You both changed" hint="Choose which of the two is saved.">
          {merge.clashing.map((field) => (
            <Clash
              key={field.label}
              field={field}
              merge={merge}
              choice={choices[field.label] ?? null}
              onChoice={(choice) => setChosen({ of: merge, choices: { ...choices, [field.label]: choice } })}
            />
          ))}
        </Part>
      )}
      {merge.taken.length > 0 && (
        <Part title="Only they changed" hint="Their version is kept.">
          {merge.taken.map((field) => (
            <Paper p="sm" key={field.label}>
              <Text size="sm" fw={600}>
                {field.label}
              </Text>
              <CompareText from={field.text(merge.base)} to={field.text(merge.theirs)} />
            </Paper>
          ))}
        </Part>
      )}
      <Group justify="flex-end" gap="sm">
        {open > 0 && (
          // On a phone above the buttons, which stay side by side.
          <Text size="sm" c="dimmed" id="compare-open" ta="end" w={{ base: '100%', xs: 'auto' }}>
            {`Please choose in ${counted(open, 'more field')} first.`}
          </Text>
        )}
        <Button variant="default" onClick={onClose}>
          Keep editing
        </Button>
        <Button
          disabled={open > 0}
          aria-describedby={open > 0 ? 'compare-open' : undefined}
          onClick={() => onSave(resolveMerge(merge, choices))}
        >
          Save
        </Button>
      </Group>
    </Stack>
  );
}

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Text component="h3" fw={600}>
        {title}
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        {hint}
      </Text>
      <Stack gap="sm">{children}</Stack>
    </section>
  );
}

interface ClashProps<V> {
  field: ComparedField<V>;
  merge: Merge<V>;
  choice: Choice | null;
  onChoice: (choice: Choice) => void;
}

function Clash<V>({ field, merge, choice, onChoice }: ClashProps<V>) {
  const was = field.text(merge.base);
  return (
    <Radio.Group label={field.label} value={choice} onChange={onChoice}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt={4}>
        {(['theirs', 'mine'] as const).map((side) => (
          <Paper p="sm" key={side}>
            <Stack gap="xs">
              <Radio value={side} label={side === 'theirs' ? 'Theirs' : 'Mine'} />
              <CompareText from={was} to={field.text(merge[side])} />
            </Stack>
          </Paper>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}
