import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Whether the last step went along the browser's history, after which the router scrolls to where one was. */
export function useHistoryStep(): boolean {
  const { history } = useRouter();
  const [isStep, setIsStep] = useState(false);
  useEffect(
    () => history.subscribe(({ action }) => setIsStep(action.type !== 'PUSH' && action.type !== 'REPLACE')),
    [history],
  );
  return isStep;
}
