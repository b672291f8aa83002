import { Tooltip } from '@mantine/core';

/** What a hint looks like: Mantine's tooltip beside an element that knows nothing of it. */
export default function HintTooltip({ target, text }: { target: HTMLElement; text: string }) {
  const isBelow = target.dataset['hintSide'] === 'below';
  // Below, among cards of this width, it hides one at most.
  const place = isBelow ? ({ position: 'bottom', maw: 250 } as const) : { maw: 320 };
  return <Tooltip opened target={target} label={text} withArrow multiline {...place} />;
}
