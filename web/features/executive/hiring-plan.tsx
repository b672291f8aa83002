import { Autocomplete, Box, Button, Group, Select, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { HiringPlanRow, HiringPlanTotal } from '#contract/executive.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { useToday } from '#web/lib/app-info.ts';
import { departmentsQuery } from '#web/lib/departments.ts';
import { useSession } from '#web/lib/session.ts';
import { useDrawnInParts } from '#web/lib/use-drawn-in-parts.ts';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { planQuery } from './executive.queries.ts';
import { NotAllPrinted } from './not-all-printed.tsx';
import { PlannedNumber } from './planned-number.tsx';
import { departmentName, PLAN_TOTAL, planFigures, QUARTERS } from './tables.ts';
import classes from './executive.module.css';

const HEIGHT = 240;

/** Until there is one. */
const NO_PLAN: { rows: HiringPlanRow[]; totals: HiringPlanTotal[] } = { rows: [], totals: [] };

export interface HiringPlanProps {
  /** the present one when not given */
  year: number | undefined;
  onYear: (year: number | undefined) => void;
}

/** What HR means to hire and who joined, by quarter and department of a calendar year; HR types the plan in. */
export function HiringPlan({ year, onYear }: HiringPlanProps) {
  const { data: loaded, error, refetch } = useQuery(planQuery(year));
  const data = useDrawnInParts(loaded);
  const [added, setAdded] = useState<string[]>([]);
  /** the department to lead to */
  const [aim, setAim] = useState<Aim | null>(null);
  const present = usePresentYear();
  const shownYear = data?.year ?? year ?? present;
  const { rows: found, totals } = data ?? NO_PLAN;
  const known = new Set(found.map(({ department }) => department?.toLowerCase()));
  const rows = inOrder([...found, ...added.filter((name) => !known.has(name.toLowerCase())).map(blankRow)]);
  return (
    <ChartPanel
      title="Hiring Plan against Actual"
      isWide
      about={`Planned hires and people who joined in ${shownYear}, of all sources. Who joined in a department without a plan for the quarter is told apart.`}
      fileName={`hiring-plan-${shownYear}`}
      isEmpty={totals.every((total) => total.planned + total.joined_planned + total.joined_unplanned === 0)}
      emptyText={messages.executive.notEnough}
      // The year stays to be chosen: of another one there may be an answer.
      instead={
        data ? undefined : error ? (
          <ErrorState title={messages.executive.planFailed} onRetry={() => refetch()} />
        ) : (
          <LoadingState label="Loading the hiring plan..." />
        )
      }
      hasOwnTable
      chart={{
        summary: `Planned against actual hires of ${shownYear}: ${totals.map((total, quarter) => `${QUARTERS[quarter]} ${wordsOf(total)}`).join('; ')}.`,
        height: HEIGHT,
        series: [
          { name: 'planned', label: 'Planned', color: 'gray.5' },
          { name: 'joined_planned', label: 'Joined', color: 'green.6' },
          { name: 'joined_unplanned', label: 'Joined without a plan', color: 'teal.3' },
        ],
        data: totals.map((total, quarter) => ({
          label: QUARTERS[quarter] ?? '',
          short: `Q${quarter + 1}`,
          ...total,
        })),
      }}
      table={planFigures(rows, totals)}
    >
      <Group justify="space-between" align="flex-start" mt="lg" gap="sm">
        <Box data-print="filters">
          <YearPicker year={shownYear} onYear={onYear} />
        </Box>
        {data && (
          <AddDepartment
            told={aim && aimText(aim)}
            onType={() => setAim(null)}
            onAdd={(name) => {
              const same = rows.find(({ department }) => department?.toLowerCase() === name.toLowerCase());
              // Also of one that is there: it may stand among those that are not shown.
              setAdded([...added, same?.department ?? name]);
              setAim({ department: same?.department ?? name, isNew: !same });
            }}
          />
        )}
      </Group>
      {data && (
        <PlanTable
          year={data.year}
          rows={rows}
          totals={totals}
          added={new Set(added.map((name) => name.toLowerCase()))}
          aim={aim}
          onType={() => setAim(null)}
        />
      )}
    </ChartPanel>
  );
}

/** As "26 planned, 19 joined, 12 joined without a plan". */
function wordsOf({ planned, joined_planned, joined_unplanned }: HiringPlanTotal): string {
  const apart = joined_unplanned > 0 ? `, ${joined_unplanned} joined without a plan` : '';
  return `${planned} planned, ${joined_planned} joined${apart}`;
}

function blankRow(department: string): HiringPlanRow {
  return { department, quarters: QUARTERS.map(() => ({ planned: null, actual: 0, version: null })) };
}

interface Aim {
  department: string;
  isNew: boolean;
}

function aimText({ department, isNew }: Aim): string {
  return isNew
    ? `${department} stands in the table now. It is kept once a number is planned for it.`
    : `${department} is in the table already.`;
}

/** By the alphabet, as they are loaded; hires without a department last. */
function inOrder(rows: readonly HiringPlanRow[]): HiringPlanRow[] {
  return rows.toSorted((one, other) => {
    if (one.department === null || other.department === null)
      return Number(one.department === null) - Number(other.department === null);
    return one.department.localeCompare(other.department, 'en', { sensitivity: 'base' });
  });
}

/** Shown at first: a page of sixty departments is no dashboard. */
const FIRST = 10;

/** The rows to begin with, in their order: what was just added or is planned, then those with most hires. */
function firstOf(rows: readonly HiringPlanRow[], added: ReadonlySet<string>): readonly HiringPlanRow[] {
  const isAimed = ({ department, quarters }: HiringPlanRow) =>
    added.has(department?.toLowerCase() ?? '') || quarters.some(({ planned }) => planned !== null);
  const hires = ({ quarters }: HiringPlanRow) => quarters.reduce((sum, { actual }) => sum + actual, 0);
  const aimed = rows.filter(isAimed);
  const others = rows.filter((row) => !isAimed(row)).toSorted((one, other) => hires(other) - hires(one));
  const chosen = new Set([...aimed, ...others.slice(0, Math.max(0, FIRST - aimed.length))]);
  return rows.filter((row) => chosen.has(row));
}

interface PlanTableProps {
  year: number;
  rows: readonly HiringPlanRow[];
  totals: readonly HiringPlanTotal[];
  /** departments that were just typed in, in small letters */
  added: ReadonlySet<string>;
  aim: Aim | null;
  /** somebody types a number */
  onType: () => void;
}

function PlanTable({ year, rows, totals, added, aim, onType }: PlanTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!aim) return;
    const row = table.current?.querySelector(`[data-department="${CSS.escape(aim.department)}"]`);
    row?.querySelector('input')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [aim]);
  const first = firstOf(rows, added);
  return (
    <div ref={table} onInput={onType}>
      <PlanRows
        year={year}
        rows={isWhole ? rows : first}
        total={<PlanTotal totals={totals} departments={rows.length} />}
      />
      {!isWhole && <NotAllPrinted shown={first.length} all={rows.length} />}
      {first.length < rows.length && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt="xs"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer departments' : `Show all ${rows.length} departments`}
        </Button>
      )}
    </div>
  );
}

interface PlanRowsProps {
  year: number;
  rows: readonly HiringPlanRow[];
  /** the last row */
  total: ReactNode;
}

function PlanRows({ year, rows, total }: PlanRowsProps) {
  const { can } = useSession();
  if (rows.length === 0)
    return (
      <Text size="sm" c="dimmed" mt="md">
        No department has a plan or a hire in {year}. Add a department to plan its hires.
      </Text>
    );
  return (
    <Table aria-label={`Hiring plan of ${year}`} tabularNums mt="sm" className={classes.plan}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Department</Table.Th>
          {QUARTERS.map((label) => (
            <Table.Th key={label} scope="col">
              {label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ department, quarters }) => (
          <Table.Tr key={department ?? ''} data-department={department}>
            <Table.Th scope="row" fw={500}>
              {departmentName({ department })}
            </Table.Th>
            {quarters.map(({ planned, actual, version }, index) => (
              <Table.Td key={index} data-label={QUARTERS[index]}>
                {department !== null && can('executive.plan') ? (
                  <PlannedNumber
                    key={year}
                    plan={{ year, quarter: index + 1, department, version }}
                    planned={planned}
                    label={`Planned hires of ${department} in ${QUARTERS[index]} ${year}`}
                  >
                    <Joined count={actual} />
                  </PlannedNumber>
                ) : (
                  <Group gap={6} wrap="nowrap">
                    {planned ?? '–'} <Joined count={actual} />
                  </Group>
                )}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>{total}</Table.Tfoot>
    </Table>
  );
}

interface PlanTotalProps {
  totals: readonly HiringPlanTotal[];
  /** how many there are, those that are not shown at first included */
  departments: number;
}

function PlanTotal({ totals, departments }: PlanTotalProps) {
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <span>{PLAN_TOTAL}</span>
        <Text size="xs" c="dimmed">
          {departments === 1 ? 'of 1 department' : `of all ${departments} departments`}
        </Text>
      </Table.Th>
      {totals.map(({ planned, joined_planned, joined_unplanned }, index) => (
        <Table.Td key={index} data-label={QUARTERS[index]}>
          <Text size="sm" fw={600}>
            {planned} planned
          </Text>
          <Joined count={joined_planned} />
          {joined_unplanned > 0 && (
            <Text size="sm" c="dimmed">
              {joined_unplanned} joined without a plan
            </Text>
          )}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

function Joined({ count }: { count: number }) {
  return (
    <Text size="sm" c="dimmed" className={classes.actual}>
      {count} joined
    </Text>
  );
}

const usePresentYear = () => Number(useToday().slice(0, 4));

/** Years to look back at, and one to plan ahead. */
const YEARS_BACK = 4;

function YearPicker({ year, onYear }: { year: number; onYear: (year: number | undefined) => void }) {
  const present = usePresentYear();
  const offered = Array.from({ length: YEARS_BACK + 2 }, (_, index) => present + 1 - index);
  const years = [...new Set([...offered, year])].toSorted((one, other) => other - one);
  return (
    <Select
      label="Year"
      w={110}
      allowDeselect={false}
      data={years.map(String)}
      value={String(year)}
      onChange={(value) => onYear(Number(value) === present ? undefined : Number(value))}
    />
  );
}

/** Enough to look through; typing narrows them down. */
const DEPARTMENTS_SHOWN = 20;

interface AddDepartmentProps {
  /** where the department is that was added last, until one goes on */
  told: string | null;
  onType: () => void;
  onAdd: (name: string) => void;
}

function AddDepartment({ told, onType, onAdd }: AddDepartmentProps) {
  const [name, setName] = useState('');
  const [isUsed, setIsUsed] = useState(false);
  const departments = useQuery({ ...departmentsQuery, enabled: isUsed });
  const { can } = useSession();
  if (!can('executive.plan')) return null;
  const add = (event: FormEvent) => {
    event.preventDefault();
    setName('');
    if (name.trim()) onAdd(name.trim());
  };
  return (
    <form onSubmit={add} data-print="none">
      <Group gap="xs" align="flex-end">
        <Autocomplete
          label="Department"
          placeholder="Another department"
          maxLength={limits.shortText.max}
          // one department under two names would be two in every figure
          data={departments.data?.departments ?? []}
          limit={DEPARTMENTS_SHOWN}
          value={name}
          onChange={(value) => {
            setName(value);
            onType();
          }}
          onFocus={() => setIsUsed(true)}
        />
        <Button type="submit" variant="default">
          Add Department
        </Button>
      </Group>
      <Text size="xs" c="dimmed" mt={4} maw="22rem" role="status">
        {told}
      </Text>
    </form>
  );
}
