import { useNavigate } from '@tanstack/react-router';
import { type CSSProperties, type MouseEvent, useEffect, useRef, useState } from 'react';
import { everyNth, marksUpTo } from './bar-axis.ts';
import type { ListLink } from './figure-links.ts';
import classes from './bars.module.css';

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
/** Longer labels would run into those of the next bars; the table and the file have them whole. */
const LONGEST_LABEL = 32;
/** Pixels that stay free between two words of an axis, and beside what is pointed at. */
const GAP = 12;

const shortened = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;

type Datum = Record<string, string | number>;

interface Series {
  name: string;
  label: string;
  /** a shade of the palettes: "green.6" */
  color: string;
  /** under this name stands what is told beside the number of a bar, where there is something */
  note?: string;
  /** of the chart's table, the column of its numbers; by its place among the series when not given */
  column?: number;
}

/** The list that shows just what a cell of the chart's table counts, where there is one; both counted from 0. */
export type LinkOf = (row: number, column: number) => ListLink | undefined;

export interface BarsProps {
  /** what the chart tells, for those who do not see it */
  summary: string;
  height: number;
  /**
   * one object for each bar or group: its label under `label`, under `short` what stands for it where there is no room for
   * all labels, its numbers under the series' names
   */
  data: Datum[];
  series: Series[];
  /** bars that lie, for long labels; they stand otherwise */
  isLying?: boolean;
  /** of lying bars, in pixels */
  labelWidth?: number;
  /** of lying bars with room for two lines: characters of a label that are shown */
  longestLabel?: number;
  /** the numbers of a group in one bar, each a part of it; for lying bars */
  isStacked?: boolean;
  /** bars that lead there when they are pressed, as the numbers of the table do, by which a keyboard gets there */
  linkOf?: LinkOf | undefined;
}

const colorOf = ({ color }: Series) => `var(--mantine-color-${color.replace('.', '-')})`;
const valueOf = (datum: Datum, { name }: Series) => {
  const value = datum[name];
  return typeof value === 'number' ? value : undefined;
};
const numberOf = (value: number, datum: Datum, { note }: Series) => {
  const told = note === undefined ? undefined : datum[note];
  return told === undefined ? indian.format(value) : `${indian.format(value)}, ${told}`;
};
const percentOf = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** What is pointed at: which bar or group, and where in the chart (px). */
interface Pointed {
  index: number;
  x: number;
  y: number;
}

/**
 * A bar chart whose numbers stand beside it in a table as well. Boxes of the page, which the browser lays out by itself: a
 * library that measures each word and draws in several rounds held a phone up for a quarter second a chart.
 */
export function Bars({
  summary,
  height,
  data,
  series,
  isLying = false,
  labelWidth = 90,
  longestLabel = LONGEST_LABEL,
  isStacked = false,
  linkOf,
}: BarsProps) {
  const navigate = useNavigate();
  const { plot, width } = useWidth();
  /** the series that is pointed at in the legend */
  const [lit, setLit] = useState<string | null>(null);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const totals = data.map((datum) => {
    const values = series.map((one) => valueOf(datum, one) ?? 0);
    return isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
  });
  const marks = marksUpTo(Math.max(0, ...totals));
  const end = marks.at(-1) ?? 1;
  const markTexts = marks.map((mark) => indian.format(mark));
  // Words below each other have room; of those side by side what there is room for, once that is known.
  const room = width / (isLying ? marks.length - 1 : data.length);
  const labels = isLying
    ? data.map(({ label }) => shortened(String(label), longestLabel))
    : labelsSideBySide(data, room);
  const nth = everyNth(isLying ? markTexts : labels, room, GAP);
  const hasRoom = (index: number) => width > 0 && index % nth === 0;
  const point = (index: number, { currentTarget, clientX, clientY }: MouseEvent) => {
    const chart = currentTarget.closest(`.${classes.chart}`)?.getBoundingClientRect();
    if (chart) setPointed({ index, x: clientX - chart.left, y: clientY - chart.top });
  };
  const linkAt = (index: number, place: number) => linkOf?.(index, series[place]?.column ?? place + 1);
  const about = pointed && data[pointed.index];

  return (
    <div role="img" aria-label={summary}>
      <div
        aria-hidden
        className={classes.chart}
        data-lying={isLying || undefined}
        data-noted={series.some(({ note }) => note !== undefined) || undefined}
        style={{ height, '--label-width': `${isLying ? labelWidth : 48}px` } as CSSProperties}
      >
        {series.length > 1 && (
          <div className={classes.legend}>
            {series.map((one) => (
              <div
                key={one.name}
                className={classes.legendItem}
                onMouseEnter={() => setLit(one.name)}
                onMouseLeave={() => setLit(null)}
              >
                <Dot series={one} />
                {one.label}
              </div>
            ))}
          </div>
        )}
        <div ref={plot} className={classes.plot} onMouseLeave={() => setPointed(null)}>
          {marks.map((mark, index) => (
            <div
              key={mark}
              className={classes.mark}
              style={{ [isLying ? 'left' : 'bottom']: percentOf(mark, end) }}
            >
              {(!isLying || hasRoom(index)) && <span>{markTexts[index]}</span>}
            </div>
          ))}
          {data.map((datum, index) => (
            <div
              key={String(datum['label'])}
              className={classes.group}
              onMouseMove={(event) => point(index, event)}
            >
              {(isLying || hasRoom(index)) && <span className={classes.label}>{labels[index]}</span>}
              <div className={classes.bars} data-stacked={isStacked || undefined}>
                {series.map((one, place) => {
                  const value = valueOf(datum, one);
                  const link = value ? linkAt(index, place) : undefined;
                  const bar = {
                    className: classes.bar,
                    'data-faded': (lit !== null && lit !== one.name) || undefined,
                    style: {
                      [isLying ? 'width' : 'height']: percentOf(value ?? 0, end),
                      background: colorOf(one),
                    },
                    children: !isStacked && value !== undefined && <span>{numberOf(value, datum, one)}</span>,
                  };
                  // No link: of a picture nothing takes the focus, and the table has the links.
                  const press = link && { onClick: () => void navigate(link), 'data-leads-to': link.to };
                  return <div key={one.name} {...bar} {...press} />;
                })}
              </div>
            </div>
          ))}
        </div>
        {about && (
          <div className={classes.tip} style={beside(pointed, isLying, height)}>
            <div className={classes.tipHead}>{String(about['label'])}</div>
            {series.map((one) => {
              const value = valueOf(about, one);
              return (
                value !== undefined && (
                  <div key={one.name} className={classes.tipLine}>
                    <Dot series={one} />
                    <span>{one.label}</span>
                    <span className={classes.tipValue}>{indian.format(value)}</span>
                  </div>
                )
              );
            })}
            {series.some((one, place) => valueOf(about, one) && linkAt(pointed.index, place)) && (
              <div className={classes.tipNote}>Press a bar to see them.</div>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** The labels of bars that stand, of `room` pixels each: the short ones where there is no room for all. */
function labelsSideBySide(data: readonly Datum[], room: number): string[] {
  const whole = data.map(({ label }) => String(label));
  return everyNth(whole, room, GAP) === 1 ? whole : data.map(({ label, short }) => String(short ?? label));
}

function Dot({ series }: { series: Series }) {
  return <span className={classes.dot} style={{ background: colorOf(series) }} />;
}

/** Where the numbers of what is pointed at stand: to the right of it, and no further than the chart goes; on lying bars below or above it. */
function beside({ x, y }: Pointed, isLying: boolean, height: number): CSSProperties {
  const left = `clamp(0px, ${x + GAP}px, 100% - 12.5rem)`;
  if (!isLying) return { left, top: 0 };
  return y < height / 2 ? { left, top: y + GAP } : { left, bottom: height - y + GAP };
}

/** How wide the bars' place is, 0 until it has been laid out. */
function useWidth() {
  const plot = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!plot.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(plot.current);
    return () => observer.disconnect();
  }, []);
  return { plot, width };
}
