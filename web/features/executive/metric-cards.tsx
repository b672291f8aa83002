import { Badge, Paper, SimpleGrid, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconHeartbeat } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Executive, METRIC_DESCRIPTIONS, METRICS, type Metric } from '#contract/executive.ts';
import card from '#web/ui/card.module.css';
import { hint } from '#web/ui/hint.tsx';
import { PaperLink } from '#web/ui/links.tsx';
import type { ExecutiveFilter } from './executive.queries.ts';
import { cardLink, LIST_NAMES } from './figure-links.ts';
import { comparisonText, formulaText, remarkOf, valueText } from './metric-words.ts';
import classes from './executive.module.css';

interface MetricCardsProps {
  data: Executive | undefined;
  stale: boolean;
  filter: ExecutiveFilter;
}

/**
 * The cards; each tells its formula and the numbers in it when it is pointed at or has the focus. A number of jobs or
 * people leads to the list of just those; a percent is none.
 */
export function MetricCards({ data, stale, filter }: MetricCardsProps) {
  return (
    <SimpleGrid
      cols={{ base: 2, md: 5 }}
      spacing="sm"
      component="section"
      aria-label="Metrics"
      aria-busy={!data || stale}
      data-stale={stale || undefined}
      className={classes.cards}
    >
      {METRICS.map((metric) => (
        <MetricCard key={metric} metric={metric} data={data} filter={filter} />
      ))}
    </SimpleGrid>
  );
}

interface MetricCardProps {
  metric: Metric;
  data: Executive | undefined;
  filter: ExecutiveFilter;
}

function MetricCard({ metric, data, filter }: MetricCardProps) {
  const { label } = METRIC_DESCRIPTIONS[metric];
  const value = data?.metrics[metric];
  if (!data || !value)
    return (
      <Paper p="md">
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Skeleton height={28} mt={6} width="50%" />
        <Skeleton height={12} mt={10} width="70%" />
      </Paper>
    );
  const remark = remarkOf(metric, value.value, value.highest);
  const comparison = comparisonText(metric, value);
  return (
    <Face
      link={cardLink(metric, data.period, filter)}
      label={label}
      formula={formulaText(metric, data)}
      remark={remark?.color}
    >
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fz={value.value === null ? 'md' : 26} fw={600} lh={1.3} className={classes.value}>
        {valueText(metric, value.value)}
      </Text>
      {remark && (
        <Badge
          color={remark.color}
          size="sm"
          mt={4}
          leftSection={
            metric === 'pipeline_health' ? (
              <IconHeartbeat size={12} aria-hidden />
            ) : (
              <IconAlertTriangle size={12} aria-hidden />
            )
          }
        >
          {remark.word}
        </Badge>
      )}
      {comparison && (
        <Text size="xs" mt={4} c="dimmed">
          {comparison.text}
          {comparison.better !== null && (comparison.better ? ' (better)' : ' (worse)')}
        </Text>
      )}
    </Face>
  );
}

interface FaceProps {
  link: ReturnType<typeof cardLink>;
  label: string;
  formula: string;
  remark: string | undefined;
  children: ReactNode;
}

/** A card that tells its formula: a link where a list holds just what it counts. */
function Face({ link, label, formula, remark, children }: FaceProps) {
  const face = {
    // Above stand the fields by which the numbers are chosen.
    ...hint(formula, 'below'),
    p: 'md',
    className: `${card.card} ${classes.metric}`,
    'data-remark': remark,
  };
  if (link)
    return (
      <PaperLink {...face} {...link}>
        {children}
        <VisuallyHidden>See them in {LIST_NAMES[link.to]}</VisuallyHidden>
      </PaperLink>
    );
  // Focusable, so that the formula is read by keyboard too.
  return (
    <Paper {...face} tabIndex={0} role="group" aria-label={label}>
      {children}
    </Paper>
  );
}

/** How healthy hiring is as a whole, beside the heading. */
export function HealthBadge({ data }: { data: Executive | undefined }) {
  const value = data?.metrics.pipeline_health.value;
  if (value === undefined)
    return (
      <Skeleton w="auto" aria-hidden>
        <Badge size="lg">Pipeline Health: 50%, Warning</Badge>
      </Skeleton>
    );
  const remark = remarkOf('pipeline_health', value);
  return (
    <Badge
      size="lg"
      color={remark?.color ?? 'gray'}
      leftSection={<IconHeartbeat size={14} aria-hidden />}
      // On a phone the buttons beside it fill the row, and its sign stays with its words.
      style={{ flexGrow: 0 }}
    >
      Pipeline Health: {valueText('pipeline_health', value)}
      {remark && `, ${remark.word}`}
    </Badge>
  );
}
