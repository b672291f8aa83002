import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
/** Longer labels would run into those of the next bars; the table and the file have them whole. */
const LONGEST_LABEL = 32;

const shortened = (label: unknown) => {
  const text = String(label);
  return text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1).trimEnd()}…` : text;
};

export interface BarsProps {
  /** what the chart tells, for those who do not see it */
  summary: string;
  height: number;
  /** one object for each bar or group: its label under `label`, its numbers under the series' names */
  data: Record<string, string | number>[];
  series: { name: string; label: string; color: string }[];
  /** bars that lie, for long labels; they stand otherwise */
  isLying?: boolean;
  /** of lying bars, in pixels */
  labelWidth?: number;
  isStacked?: boolean;
}

/** A bar chart whose numbers stand beside it in a table as well. */
export function Bars({ summary, height, data, series, isLying, labelWidth = 90, isStacked }: BarsProps) {
  return (
    <div role="img" aria-label={summary}>
      <BarChart
        h={height}
        mt="md"
        data={data}
        dataKey="label"
        series={series}
        type={isStacked ? 'stacked' : 'default'}
        orientation={isLying ? 'vertical' : 'horizontal'}
        gridAxis={isLying ? 'y' : 'x'}
        withLegend={series.length > 1}
        // In the order of the bars, not of the alphabet.
        legendProps={{ itemSorter: null }}
        withBarValueLabel={!isStacked}
        // Without it the bars have no numbers either.
        valueFormatter={(value) => indian.format(value)}
        yAxisProps={
          isLying ? { width: labelWidth, tickFormatter: shortened } : { allowDecimals: false, width: 48 }
        }
        xAxisProps={
          isLying ? { allowDecimals: false } : { interval: 'equidistantPreserveStart', minTickGap: 12 }
        }
        // Its table is what a keyboard reaches.
        barChartProps={{ accessibilityLayer: false, margin: { top: 18, right: 48 } }}
        barProps={{ isAnimationActive: false }}
        aria-hidden
        maxBarWidth={44}
      />
    </div>
  );
}
