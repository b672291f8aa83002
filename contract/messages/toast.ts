/** What a toast says: its title, and what stands below it. */
export interface Toast {
  title: string;
  body?: string;
}
