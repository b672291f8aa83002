import { createContext } from 'react';

/** The title of the job whose people are shown, for what goes out of the page and has to name it. */
export const JobTitle = createContext<string | undefined>(undefined);
