import type { ReactNode } from 'react';
import { countListed } from '#contract/text.ts';
import { errorText } from '#web/lib/api.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { SelectionBar } from './selection-bar.tsx';
import { toast } from './toast.ts';

interface SelectedRowsProps {
  noun: string;
  /** so many rows are chosen, on whichever page */
  chosen: number;
  /** of the page that is shown, and whether all of them are chosen */
  page: { rows: number; isChosen: boolean };
  /** of the whole list */
  total: number;
  /** rows that are worked on at once */
  most: number;
  /** chooses the page */
  onPage: () => void;
  /** chooses the list's first rows, as many as are worked on at once */
  onFirst: () => Promise<void>;
  onClear: () => void;
  /** what can be done with them */
  children: ReactNode;
}

/** What stands below a list as long as something is chosen in it: it offers the page that is shown, and then all that there are. */
export default function SelectedRows(props: SelectedRowsProps) {
  const { noun, chosen, page, total, most, onPage, onFirst, onClear, children } = props;
  const first = useOnce(async () => {
    try {
      await onFirst();
    } catch (error) {
      toast.error(errorText(error));
    }
  });
  const ofPage = {
    label: `Select all ${page.rows}${total <= page.rows ? '' : ' on this page'}`,
    run: onPage,
  };
  const ofAll = {
    label: total > most ? `Select the first ${most}` : `Select all ${countListed(total, noun)}`,
    run: () => void first.run(),
  };
  const areMore = chosen < Math.min(total, most);
  return (
    <SelectionBar
      chosen={chosen}
      more={page.isChosen ? (areMore ? ofAll : undefined) : ofPage}
      isBusy={first.busy}
      onClear={onClear}
    >
      {children}
    </SelectionBar>
  );
}
