/** Does work again and again, `ms` after it was done the last time, until told to stop; tests bring their own. */
export type Every = (ms: number, work: () => Promise<void>) => () => void;

/** By the machine's clock. The work handles its own failures; it does not keep the process alive. */
export const every: Every = (ms, work) => {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => {
      void work().finally(() => {
        if (!isStopped) wait();
      });
    }, ms).unref();
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
};
