export const dashboard = {
  countsFailed: 'The numbers could not be loaded',
  pipelineFailed: 'The job pipeline could not be loaded',
  swotFailed: 'The analysis could not be loaded',
  swotOutdated: 'Figures have changed since',
  refreshFailed: { title: 'The analysis could not be refreshed. Please try again.' },
  notAnalysed: 'Not analysed yet',
  nothingToAnalyse:
    'There is no job yet. What is found here comes from open jobs and how people move in them.',
  noStrengths: 'No strengths detected yet.',
  noWeaknesses: 'No weaknesses detected.',
  noOpportunities: 'No opportunities detected.',
  noThreats: 'No threats detected.',
  noActions: "You're on track. No urgent actions.",
  noJobs: 'No jobs available.',
  noJobsHint: 'Each job stands here with how many people are in which stage.',
} as const;

export const firstSteps = {
  hidden: {
    title: 'Get Started is hidden',
    body: 'To see it again, type “Get Started” into Search at the top.',
  },
  hideFailed: { title: 'That could not be saved. Please try again.' },
} as const;
