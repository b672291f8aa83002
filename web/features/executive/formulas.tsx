import { Button, Collapse, Paper, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { type Executive, METRIC_DESCRIPTIONS, METRICS } from '#contract/executive.ts';
import classes from './executive.module.css';
import { formulaText } from './metric-words.ts';

const TITLE = 'How these numbers are made';

/** What else needs a formula and stands on no card. */
const COLUMNS = [
  {
    label: 'Share joined',
    formula:
      'Of the assignments that were decided (joined, declined, rejected, did not join) in the period, whenever they were submitted, those that joined. Whoever is still undecided is not yet in it.',
  },
  {
    label: 'Undecided',
    formula:
      'Of the assignments submitted in the period, those that have neither joined nor been lost: people on hold among them, not those who were deleted or whose job is closed.',
  },
];

/** The formulas of all cards to be read in one place: by touch there is no pointing at a card, and on paper neither. */
export function Formulas({ data }: { data: Executive | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const Sign = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <div className={classes.how}>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<Sign size={14} aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {TITLE}
      </Button>
      {/* Buttons are not printed. */}
      <Text fw={600} data-print="only">
        {TITLE}
      </Text>
      <Collapse expanded={isOpen} id={id} keepMountedMode="display-none" data-print="open">
        {data && (
          <Paper component="dl" p="md" mt="xs" mb={0} className={classes.formulas}>
            {METRICS.map((metric) => (
              <Line
                key={metric}
                label={METRIC_DESCRIPTIONS[metric].label}
                formula={formulaText(metric, data)}
              />
            ))}
            {COLUMNS.map(({ label, formula }) => (
              <Line key={label} label={label} formula={formula} />
            ))}
          </Paper>
        )}
      </Collapse>
    </div>
  );
}

function Line({ label, formula }: { label: string; formula: string }) {
  return (
    <div>
      <Text component="dt" size="sm" fw={500}>
        {label}
      </Text>
      <Text component="dd" size="sm" c="dimmed" m={0}>
        {formula}
      </Text>
    </div>
  );
}
