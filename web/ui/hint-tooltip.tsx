import { Tooltip } from '@mantine/core';

/** What a hint looks like: Mantine's tooltip beside an element that knows nothing of it. */
export default function HintTooltip({ target, text }: { target: HTMLElement; text: string }) {
  return <Tooltip opened target={target} label={text} />;
}
