import { Skeleton } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useFilling } from '#web/lib/use-filling.ts';
import { Channels } from './channels.tsx';
import { Departments } from './departments.tsx';
import { AgeingJobs, Funnel, HiresByMonth, type Part, Sources, TimeToHire } from './executive-charts.tsx';
import { HiringPlan, type HiringPlanProps } from './hiring-plan.tsx';
import { Lost } from './lost.tsx';
import { Question, Questions } from './question.tsx';
import { Recruiters } from './recruiters.tsx';
import { TimeInStage } from './time-in-stage.tsx';
import { Vendors } from './vendors.tsx';

/** In the order in which one asks: what comes of it, through whom, and then what holds it up. */
const QUESTIONS = [
  { title: 'How many are hired', parts: [Funnel, HiresByMonth] },
  { title: 'Where they come from', parts: [Sources, Vendors, Channels] },
  { title: 'How long it takes', parts: [TimeToHire] },
  { title: 'Where it gets stuck', parts: [TimeInStage, AgeingJobs, Lost] },
  { title: 'By whom and for whom', parts: [Recruiters, Departments] },
];
const PLAN = 'What was planned';
const TITLES = [...QUESTIONS.map(({ title }) => title), PLAN];
const ALL = QUESTIONS.flatMap(({ parts }) => parts);

/** The steps of the browser's history in which all of it was drawn. */
const drawnWhole = new Set<string>();

/**
 * The numbers below the cards, each with its table and file; in the tables numbers of people and jobs lead to them. Drawn one
 * by one: six at once hold a phone up for a quarter second.
 */
export default function ExecutiveBody({ data, filter, ...plan }: Part & HiringPlanProps) {
  // Whoever comes back to where the page was scrolled finds that place only if all above it has its height at once.
  const entry = useRouter().latestLocation.state.__TSR_key ?? '';
  const drawn = useFilling(ALL.length + 1, { first: drawnWhole.has(entry) ? ALL.length + 1 : 1, step: 1 });
  useEffect(() => {
    if (drawn > ALL.length) drawnWhole.add(entry);
  }, [drawn, entry]);
  return (
    <>
      <Questions titles={TITLES} />
      {QUESTIONS.map(({ title, parts }) => (
        <Question key={title} title={title}>
          {parts.map((Figures) =>
            ALL.indexOf(Figures) < drawn ? (
              <Figures key={Figures.name} data={data} filter={filter} />
            ) : (
              <Skeleton key={Figures.name} height={300} />
            ),
          )}
        </Question>
      ))}
      <Question title={PLAN}>
        {drawn > ALL.length ? <HiringPlan {...plan} /> : <Skeleton height={300} />}
      </Question>
    </>
  );
}
