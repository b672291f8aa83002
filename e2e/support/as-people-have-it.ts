import config from '../../playwright.config.ts';

const { launchOptions } = config.use ?? {};

/** The browser as people have it, for journeys that tell how long something takes: others run it without its optimising compilers. */
export const AS_PEOPLE_HAVE_IT = {
  ...launchOptions,
  args: launchOptions?.args?.filter((flag) => !flag.startsWith('--js-flags')) ?? [],
};
